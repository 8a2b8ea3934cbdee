import "./ui/palette.css";
import "./ui/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import LanguageFailed from "./screens/LanguageFailed.svelte";
import { words } from "./i18n/index.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app to put the game into");
const shown = await words.begin().then(
  () => App,
  () => LanguageFailed,
);
mount(shown, { target });
