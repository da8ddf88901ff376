// Starts the client: language and theme first, then pages and connection.
import { mount } from "svelte";
import App from "./App.svelte";
import { startRouter } from "./router.svelte";
import { startConnection } from "./state/live.svelte";
import { startLobby } from "./state/lobby.svelte";
import { screen } from "./state/screen.svelte";
import { session } from "./state/session.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");

screen.apply();
await session.apply();
startRouter();
mount(App, { target });
startLobby();
startConnection();

if (import.meta.env.PROD && "serviceWorker" in navigator) registerWorker();

/** What browsers with trusted types have; the compiler does not know them yet. */
type Trusting = Window & {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (wanted: string) => string },
    ): { createScriptURL(wanted: string): string };
  };
};

/** The policy of the page trusts this one script address and no other. */
function registerWorker(): void {
  const address = "/service-worker.js";
  const policy = (window as Trusting).trustedTypes?.createPolicy("ludotheque", {
    createScriptURL: (wanted) => {
      if (wanted !== address) throw new TypeError(`no script of ours: ${wanted}`);
      return wanted;
    },
  });
  navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address).catch(() => {
    // Without it the library still works, only not without a network.
  });
}
