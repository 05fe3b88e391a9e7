import { useEffect, useRef, type ReactNode } from "react";
import { useFrame } from "../FrameProvider";
import styles from "./ActiveMarker.module.css";
import { useDelayed } from "../../ui/useDelayed";
import { useNavPath } from "./useNavPath";

/** Pause before the highlight moves to a new page, in milliseconds (SPEC section 9). */
export const HIGHLIGHT_DELAY = 250;

/**
 * The accent marker beside the active row. It slides to its new place a moment after the page changed;
 * until scripts run, the active row draws a marker of its own.
 */
export function ActiveMarker(): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  const path = useDelayed(useNavPath(), HIGHLIGHT_DELAY);
  const { groups, drawerOpen } = useFrame();
  useEffect(() => {
    if (marker.current) place(marker.current);
  }, [path, groups, drawerOpen]);
  return <span ref={marker} className={styles.marker} aria-hidden="true" />;
}

/** Puts the marker beside the active row. In a closed drawer nothing is measured: its content is not laid out. */
function place(marker: HTMLElement): void {
  const menu = marker.parentElement;
  if (!menu?.checkVisibility({ visibilityProperty: true })) return;
  const row = menu.querySelector<HTMLElement>('[aria-current="page"]');
  const visible = row && row.offsetParent !== null;
  marker.toggleAttribute("data-placed", Boolean(visible));
  if (!visible) return;
  const top = row.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  marker.style.setProperty("--marker-top", `${top}px`);
  marker.style.setProperty("--marker-height", `${row.offsetHeight}px`);
}
