import { useEffect, useState, type ReactNode } from "react";
import { arrivalTarget, focusOnce } from "docusaurus-waymark-core/browser/arrival";
import { ARRIVE_EVENT, type Arrival } from "docusaurus-waymark-core/protocol/events";

/**
 * Makes client navigation accessible: focus moves to the new page or to the heading of the hash, so that the next Tab
 * continues there, and a live region announces the title of the new page.
 */
export function PageChange(): ReactNode {
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    let cancel = (): void => undefined;
    const onArrive = ({ detail }: CustomEvent<Arrival>): void => {
      cancel();
      if (!detail.isOtherPage && window.location.hash === "") return;
      cancel = afterTitleChange(() => {
        focusPage();
        if (detail.isOtherPage) setAnnouncement(document.title);
      });
    };
    window.addEventListener(ARRIVE_EVENT, onArrive);
    return () => {
      cancel();
      window.removeEventListener(ARRIVE_EVENT, onArrive);
    };
  }, []);
  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  );
}

/** Calls back after two frames, because the title is set in the first one. Returns a function that cancels the call. */
function afterTitleChange(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

/** Focuses the element of the hash, otherwise the main region, without scrolling. */
function focusPage(): void {
  const target = arrivalTarget(document, window.location.hash);
  if (target) focusOnce(target);
}
