/** Puts a text on the clipboard. Returns false where the browser has none or the reader refuses; never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts a text on the clipboard that is still on its way. The browser is asked at once, since some allow it only in
 * the moment of the click.
 *
 * @throws whatever the text was rejected with, or the browser's own error
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  await window.navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
