// For designers: `npm run dev`, then /gallery.html. It is not part of the build.
import "../ui/palette.css";
import "../ui/base.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("gallery.html has no #app to put the pictures into");
mount(Gallery, { target });
