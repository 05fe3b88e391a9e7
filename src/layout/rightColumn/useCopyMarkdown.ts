import { copyLater } from "../../lib/clipboard";
import { useTwinAddress } from "../../sections/useTwinAddress";
import { showToast } from "../../ui/toast";

const COPIED = "Page copied to the clipboard as Markdown!";
const MISSING = "The Markdown of this page could not be loaded. Check your connection and try again.";
const REFUSED = "The browser refused access to the clipboard.";

/** Returns the action behind Copy page as Markdown: fetches the page's twin, copies it and says how it went. */
export function useCopyMarkdown(): () => void {
  const address = useTwinAddress();
  return () => {
    void copyTwin(address).then(
      () => showToast("info", COPIED),
      (error: unknown) =>
        showToast(
          "error",
          error instanceof MissingTwin ? MISSING : `${REFUSED} Its Markdown is at ${address}`,
        ),
    );
  };
}

/** The twin is not there, as under `npm start`, or the network is not. */
class MissingTwin extends Error {}

async function copyTwin(address: string): Promise<void> {
  const text = fetchTwin(address);
  // The clipboard's own error must not hide the one of the request.
  await copyLater(text).catch(async (error: unknown) => {
    await text;
    throw error;
  });
}

async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address).catch(() => null);
  const isMarkdown = response?.ok === true && !/html/.test(response.headers.get("content-type") ?? "");
  if (!isMarkdown) throw new MissingTwin(address);
  return response.text();
}
