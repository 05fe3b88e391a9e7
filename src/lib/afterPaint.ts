/** Calls back in a task after a frame: by then the page has been painted. Hidden pages have no frames, and no readers. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => window.setTimeout(callback));
}
