import { useEffect, useState } from "react";
import { activeHeading, type HeadingPlace } from "./activeHeading";

/** Follows the heading that the reader is in, measured live so that late images cannot make it wrong. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const update = (): void => setActive(activeHeading(measure(key.split(" ")), window.scrollY));
    update();
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [key]);
  return active;
}

/** Tops are taken where a jump to the heading would land: its scroll margin is part of it. */
function measure(ids: readonly string[]): HeadingPlace[] {
  return ids.flatMap((id) => {
    const heading = document.getElementById(id);
    if (!heading) return [];
    const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
    return [{ id, top: heading.getBoundingClientRect().top + window.scrollY - margin }];
  });
}
