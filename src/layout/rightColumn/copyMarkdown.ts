import { copyPromise } from "../../lib/clipboard";
import type { ToastMessage } from "../../ui/toast";

const COPIED: ToastMessage = { kind: "info", text: "Page copied to the clipboard as Markdown!" };
const MISSING: ToastMessage = {
  kind: "error",
  text: "The Markdown of this page could not be loaded. Check your connection and try again.",
};
const refused = (address: string): ToastMessage => ({
  kind: "error",
  text: `The browser refused access to the clipboard. The page's Markdown is at ${address}`,
});

/**
 * Fetches a page's Markdown twin and writes it to the clipboard. Call it while the press is fresh.
 *
 * @param address of the twin, with the base URL
 * @returns what to tell the reader
 */
export async function copyMarkdown(address: string): Promise<ToastMessage> {
  const text = fetchTwin(address);
  const isCopied = await copyPromise(text).then(
    () => true,
    () => false,
  );
  if (isCopied) return COPIED;
  // The clipboard's own error must not hide the one of the request.
  return text.then(
    () => refused(address),
    () => MISSING,
  );
}

/** @throws Error when the twin is not there, as under `npm start`, or the network is not */
async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address);
  const isMarkdown = response.ok && !/html/.test(response.headers.get("content-type") ?? "");
  if (!isMarkdown) throw new Error(`No Markdown at ${address}`);
  return response.text();
}
