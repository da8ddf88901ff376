// Starts the client: language and theme first, then pages and connection.
import { mount } from "svelte";
import App from "./App.svelte";
import { startRouter } from "./router.svelte";
import { startConnection } from "./state/live.svelte";
import { startLobby } from "./state/lobby.svelte";
import { session } from "./state/session.svelte";
import { serviceWorker } from "./trusted";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");

await session.apply();
startRouter();
mount(App, { target });
startLobby();
startConnection();

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register(serviceWorker()).catch(() => {
    // Without it the library still works, only not without a network.
  });
}
