import "./look/palette.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import Wordless from "./screens/Wordless.svelte";
import { words } from "./words/index.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app to put the game into");
const shown = await words.begin().then(
  () => App,
  () => Wordless,
);
mount(shown, { target });
