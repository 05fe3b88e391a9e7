/** Puts a text on the clipboard. Returns false where the browser has none or the reader refuses; never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
