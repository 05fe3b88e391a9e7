/** Opens a drawing or a picture in the dialog beside it, which the application would fill otherwise (`src/mdx/useEnlarged.tsx`). */

const OPENER = "figure button[aria-haspopup=dialog]";

/** Listens to the buttons of all drawings. */
export function enlargeDrawings(): void {
  // In the capture phase, since presses that wait for the application go no further.
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

/** Puts the drawing and a way out into its dialog, once. */
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
