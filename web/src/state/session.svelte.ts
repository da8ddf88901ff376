// Who the reader is and what they prefer.
import { api } from "../api";
import type { Credentials } from "../protocol/Credentials";
import type { Me } from "../protocol/Me";
import type { Settings } from "../protocol/Settings";
import { preferred, speak, type Lang } from "../words/index.svelte";

const kept = "ludotheque.settings";

export const usual: Settings = {
  lang: "",
  theme: "system",
  confirm_turn: true,
  symbols: false,
  sound: false,
  reduced_motion: false,
  time_zone: "UTC",
  sleep: null,
  holidays: [],
  substitute: "mcts:300ms",
  untold: [],
};

/** What this browser remembers of somebody who has no name yet. */
function remembered(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(kept) ?? "{}") as Partial<Settings>;
    return { ...usual, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone, ...stored };
  } catch {
    return { ...usual };
  }
}

class Session {
  me = $state.raw<Me | null>(null);
  settings = $state.raw<Settings>(remembered());
  /** False until the server has said who we are. */
  known = $state(false);
  /** Changed here and not yet at the server: a greeting from before does not undo them. */
  #unsaved: Partial<Settings> = {};

  get calm(): boolean {
    return this.settings.reduced_motion || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Takes what the server knows of us; its settings win over the browser's. */
  become(me: Me | null): void {
    const early = !this.known && Object.keys(this.#unsaved).length > 0;
    this.me = me;
    this.known = true;
    if (!me) {
      this.#unsaved = {};
      return;
    }
    this.#prefer({ ...me.settings, ...this.#unsaved });
    if (early) {
      this.#save().catch(() => {
        // It stays as chosen here, and the next change brings it along.
      });
    }
  }

  async beGuest(name: string): Promise<void> {
    const wanted = this.settings;
    this.become(await api.beGuest(name));
    await this.change(wanted);
  }

  /** A new account begins with what this browser knows, hours of the day above all; a guest's keeps its own. */
  async signUp(credentials: Credentials): Promise<void> {
    const wanted = this.me ? null : this.settings;
    this.become(await api.signUp(credentials));
    if (wanted) await this.change(wanted);
  }

  /** Changes settings here at once, and at the server if it knows us. */
  async change(part: Partial<Settings>): Promise<void> {
    if (this.me || !this.known) this.#unsaved = { ...this.#unsaved, ...part };
    this.#prefer({ ...this.settings, ...part });
    if (this.me) await this.#save();
  }

  async #save(): Promise<void> {
    const sent = this.#unsaved;
    this.me = await api.saveSettings(this.settings);
    if (this.#unsaved === sent) this.#unsaved = {};
  }

  /** Shows language, theme and motion as preferred. */
  async apply(): Promise<void> {
    const { lang, theme, reduced_motion } = this.settings;
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.toggleAttribute("data-calm", reduced_motion);
    await speak(lang === "en" || lang === "fr" ? (lang satisfies Lang) : preferred(navigator.languages));
  }

  #prefer(settings: Settings): void {
    this.settings = settings;
    try {
      localStorage.setItem(kept, JSON.stringify(settings));
    } catch {
      // A browser that stores nothing still plays.
    }
    void this.apply();
  }
}

export const session = new Session();
