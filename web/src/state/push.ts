// This browser as a place to be told at, awake or not.
import type { NewChannel } from "../protocol/NewChannel";
import { t } from "../words/index.svelte";

export type PushState = "offered" | "denied" | "none";

/** Whether this browser can be told things, and may. */
export function pushState(): PushState {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "none";
  return Notification.permission === "denied" ? "denied" : "offered";
}

/** Bytes as browsers and servers write them to each other. */
export function inLetters(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Asks the reader, then the browser's push service. */
export async function subscribe(key: string): Promise<NewChannel> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(t("channels-push-denied"));
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return {
    kind: "push",
    endpoint: subscription.endpoint,
    p256dh: inLetters(subscription.getKey("p256dh")),
    auth: inLetters(subscription.getKey("auth")),
  };
}
