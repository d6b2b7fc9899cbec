import "@fontsource-variable/exo-2/wght.css";
import "@fontsource-variable/inter/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { text } from "./text/text.svelte";
import { watchRenewal } from "./wire/reload";

const target = document.getElementById("app");
if (target === null) throw new Error("no place to draw");
watchRenewal();
await text.begin();
mount(App, { target });
