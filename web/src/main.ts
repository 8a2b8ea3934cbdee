import "./ui/palette.css";
import "./ui/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import LanguageFailed from "./screens/LanguageFailed.svelte";
import { i18n } from "./i18n/index.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app to put the game into");
const root = await i18n.start().then(
  () => App,
  () => LanguageFailed,
);
mount(root, { target });
