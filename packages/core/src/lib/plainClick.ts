/** True for a click that opens a link in the same tab: with the main button and without a modifier key. */
export function isPlainClick(
  event: Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): boolean {
  return event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}
