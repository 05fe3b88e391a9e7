import { copyText } from "../../lib/clipboard";
import { shareableUrl } from "../../lib/url";
import type { ToastMessage } from "../../ui/toast";

const COPIED: ToastMessage = { kind: "info", text: "Page URL copied to clipboard!" };
const REFUSED: ToastMessage = {
  kind: "error",
  text: "The browser refused access to the clipboard. Copy the address from the address bar.",
};

/** Writes the page's address to the clipboard. Returns what to tell the reader. */
export async function copyLink(): Promise<ToastMessage> {
  return (await copyText(shareableUrl(window.location.href))) ? COPIED : REFUSED;
}
