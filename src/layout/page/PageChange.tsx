import { useEffect, useState, type ReactNode } from "react";
import { arrivalTarget, focusOnce } from "../../lib/arrival";
import { ARRIVE_EVENT, type Arrival } from "../../lib/pageEvents";

/**
 * Tells readers about a change of address: focus moves to the page or to the heading in the address, so that the next
 * Tab goes on from there; the title of another page is spoken once it is the new one.
 */
export function PageChange(): ReactNode {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    let callOff = (): void => undefined;
    const onArrive = ({ detail }: CustomEvent<Arrival>): void => {
      callOff();
      if (!detail.isOtherPage && window.location.hash === "") return;
      callOff = afterTitleChange(() => {
        focusPage();
        if (detail.isOtherPage) setSpoken(document.title);
      });
    };
    window.addEventListener(ARRIVE_EVENT, onArrive);
    return () => {
      callOff();
      window.removeEventListener(ARRIVE_EVENT, onArrive);
    };
  }, []);
  return (
    <div className="visually-hidden" role="status">
      {spoken}
    </div>
  );
}

/** Calls back after two frames: the title is written in the first one. Returns the way to call it off. */
function afterTitleChange(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

/** Moves focus to the heading that the address names, else to the page, without scrolling. */
function focusPage(): void {
  const target = arrivalTarget(document, window.location.hash);
  if (target) focusOnce(target);
}
