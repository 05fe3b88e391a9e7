/** Writes a text to the clipboard. Returns false when the browser has none or denies access; never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes a text to the clipboard that is still being fetched. The clipboard is asked before the text arrives, because some
 * browsers allow it only during the click.
 *
 * @throws the rejection of the text, or the browser's error
 */
export async function copyPromise(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  await window.navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
