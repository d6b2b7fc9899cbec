import "@fontsource-variable/exo-2/wght.css";
import "@fontsource-variable/inter/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadPage, pageAt } from "./pages/pages";
import { route } from "./stores/route.svelte";
import { text } from "./text/text.svelte";
import { watchRenewal } from "./wire/reload";

const target = document.getElementById("app");
if (target === null) throw new Error("no place to draw");
watchRenewal();
// Words and page come together. A page that does not come is told of when it is drawn.
await Promise.all([text.begin(), loadPage(pageAt(route)[0]).catch(() => undefined)]);
mount(App, { target });
