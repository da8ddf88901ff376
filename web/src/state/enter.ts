// After signing in, however it was done.
import type { Me } from "../protocol/Me";
import { t } from "../words/index.svelte";
import { connection } from "./live.svelte";
import { notices } from "./notices.svelte";
import { session } from "./session.svelte";

export function arrive(me: Me | null): void {
  session.become(me);
  connection.restart();
  notices.say(t("signed-in"));
}

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
