/** The buttons "Copy link" and "Copy page as Markdown" (`PageActions`). */
import { translate } from "@docusaurus/Translate";
import { copyPromise, copyText } from "docusaurus-waymark-core/browser/clipboard";
import { asciiSlug } from "docusaurus-waymark-core/lib/slug";
import type { ToastMessage } from "docusaurus-waymark-core/protocol/events";

const LINK_COPIED: ToastMessage = {
  kind: "info",
  text: translate({ id: "copyPage.pageUrlCopiedToClipboard", message: "Page URL copied to clipboard!" }),
};
const HEADING_COPIED: ToastMessage = {
  kind: "info",
  text: translate({
    id: "copyPage.sectionUrlCopiedToClipboard",
    message: "Section URL copied to clipboard!",
  }),
};
const LINK_DENIED: ToastMessage = {
  kind: "error",
  text: translate({
    id: "copyPage.theBrowserRefusedAccessToThe",
    message: "The browser refused access to the clipboard. Copy the address from the address bar.",
  }),
};
const PAGE_COPIED: ToastMessage = {
  kind: "info",
  text: translate({
    id: "copyPage.pageCopiedToTheClipboardAs",
    message: "Page copied to the clipboard as Markdown!",
  }),
};
const PAGE_MISSING: ToastMessage = {
  kind: "error",
  text: translate({
    id: "copyPage.theMarkdownOfThisPageCould",
    message: "The Markdown of this page could not be loaded. Check your connection and try again.",
  }),
};
const pageDenied = (address: string): ToastMessage => ({
  kind: "error",
  text: translate(
    {
      id: "copyPage.theBrowserRefusedAccessToThe2",
      message: "The browser refused access to the clipboard. The page’s Markdown is at {address}",
    },
    { address },
  ),
});

/**
 * Writes an address to the clipboard, by default that of the page. Resolves to the message for the reader; never rejects.
 *
 * @param message of success
 */
export async function copyLink(href = window.location.href, message = LINK_COPIED): Promise<ToastMessage> {
  return (await copyText(shareableUrl(href))) ? message : LINK_DENIED;
}

/** Writes the address of a heading to the clipboard. The browser follows the link too. */
export function copyHeadingLink(link: HTMLElement): Promise<ToastMessage> {
  return copyLink((link as HTMLAnchorElement).href, HEADING_COPIED);
}

/** Query parameters that only track readers. */
const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id|_hs.*|igshid)$/i;

/** Removes tracking parameters from an address; its hash and other parameters stay. */
export function shareableUrl(href: string): string {
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** The panel of a request in the language that the plain twin has. */
const FIRST_SAMPLE = '[role="tabpanel"][data-name="cURL"]';

/** The twin with the samples in the language that the reader chose, such as `/api/resources/peers.go.md`. */
function twinInLanguage(address: string): string {
  const first = document.querySelector(FIRST_SAMPLE);
  const shown = first?.parentElement?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
  const name = shown === first ? undefined : shown?.dataset["name"];
  return name === undefined ? address : address.replace(/md$/, `${asciiSlug(name)}.md`);
}

/**
 * Fetches the Markdown twin of the page and writes it to the clipboard. Call it during the click: some browsers allow the
 * clipboard at no other time.
 *
 * @param plain address of the twin, with the base URL; the twin of another language is fetched if the reader chose one
 * @returns the message for the reader; never rejects
 */
export async function copyMarkdown(plain: string): Promise<ToastMessage> {
  const address = twinInLanguage(plain);
  const text = fetchTwin(address);
  const isCopied = await copyPromise(text).then(
    () => true,
    () => false,
  );
  if (isCopied) return PAGE_COPIED;
  // When the request failed too, its error is the one to report.
  return text.then(
    () => pageDenied(address),
    () => PAGE_MISSING,
  );
}

/** @throws Error when the request fails, or when there is no twin, as under `npm start` */
async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address);
  const isMarkdown = response.ok && !/html/.test(response.headers.get("content-type") ?? "");
  if (!isMarkdown) throw new Error(`No Markdown at ${address}`);
  return response.text();
}
