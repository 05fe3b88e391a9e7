import { showToast } from "../../ui/toast";
import { shareableUrl } from "../../lib/url";

const COPIED = "Page URL copied to clipboard!";
const REFUSED = "The browser refused access to the clipboard. Copy the address from the address bar.";

/** Returns the action behind Copy link: writes the page's address and says how it went (SPEC section 8). */
export function useCopyLink(): () => void {
  return () => {
    void copy(shareableUrl(window.location.href)).then(
      () => showToast("info", COPIED),
      () => showToast("error", REFUSED),
    );
  };
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
