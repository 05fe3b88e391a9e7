import { useEffect, useState, type ReactNode } from "react";
import { afterNextPaint, focusPage, PAGE_CHANGE_EVENT } from "./pageFocus";

/**
 * Tells readers about a change of page (INTERACTION 6.1): once the title is the new one, focus moves to the page
 * or to the heading in the address, and the title is spoken.
 */
export function PageChange(): ReactNode {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    let callOff = (): void => undefined;
    const onChange = (): void => {
      callOff();
      callOff = afterNextPaint(() => {
        focusPage();
        setSpoken(document.title);
      });
    };
    window.addEventListener(PAGE_CHANGE_EVENT, onChange);
    return () => {
      callOff();
      window.removeEventListener(PAGE_CHANGE_EVENT, onChange);
    };
  }, []);
  return (
    <div className="visually-hidden" role="status">
      {spoken}
    </div>
  );
}
