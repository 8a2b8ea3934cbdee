import "./look/palette.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./words/index.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app to put the game into");
await words.begin();
mount(App, { target });
