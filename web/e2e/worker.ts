// The service worker, which is handed a push through the browser's developer protocol, as the browser would hand it one.
import type { Page } from "@playwright/test";
import { home } from "./library";

interface Shown {
  title: string;
  body: string;
  tag: string;
  url: string;
}

/** The notices the service worker has shown. */
export const shown = (page: Page) =>
  page.evaluate(async (): Promise<Shown[]> => {
    const worker = await navigator.serviceWorker.ready;
    const list = await worker.getNotifications();
    return list.map(({ title, body, tag, data }) => ({ title, body, tag, url: (data as { url: string }).url }));
  });

/** Hands a push to this person's service worker. Their page is one without a table. */
export async function pushing(page: Page): Promise<(data: string) => Promise<unknown>> {
  await page.goto("/about");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const protocol = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(home()));
      if (ours) resolve(ours.registrationId);
    });
  });
  await protocol.send("ServiceWorker.enable");
  const registrationId = await registered;
  return (data) => protocol.send("ServiceWorker.deliverPushMessage", { origin: home(), registrationId, data });
}
