/** Enlarges drawings and pictures in the offline copy, as `src/mdx/useEnlarged.tsx` does in the application. */

const OPENER = "figure button[aria-haspopup=dialog]";

/** Adds the listener for the buttons of all drawings. */
export function enlargeDrawings(): void {
  // In the capture phase, because `src/early/controls.ts` stops clicks that it queues for the application.
  window.addEventListener(
    "click",
    ({ target }) => {
      const opener = target instanceof Element ? target.closest(OPENER) : null;
      const figure = opener?.closest("figure");
      const dialog = figure?.querySelector("dialog");
      if (!figure || !dialog) return;
      fill(dialog, figure);
      dialog.showModal();
    },
    { capture: true },
  );
}

/** Adds the drawing and a close button to its dialog, once. */
function fill(dialog: HTMLDialogElement, figure: HTMLElement): void {
  if (dialog.childElementCount > 0) return;
  const caption =
    figure.querySelector("figcaption > span")?.textContent ?? figure.querySelector("img")?.alt ?? "";
  const head = document.createElement("form");
  head.method = "dialog";
  head.className = "offline-drawing-head";
  const close = document.createElement("button");
  close.textContent = "Close";
  head.append(caption, close);
  const large = document.createElement("div");
  large.className = "offline-drawing";
  large.tabIndex = 0;
  large.setAttribute("role", "region");
  large.setAttribute("aria-label", `Large drawing: ${caption}`);
  for (const part of figure.children)
    if (!part.matches("dialog, figcaption, button")) large.append(part.cloneNode(true));
  dialog.append(head, large);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
}
