import type { ClientModule } from "@docusaurus/types";
import "./progress.css";

/** Pages that load faster show no bar. */
const SHOW_DELAY_MS = 200;

let bar: HTMLElement | undefined;

function show(): void {
  hide();
  bar = document.createElement("div");
  bar.className = "page-progress";
  document.body.append(bar);
}

function hide(): void {
  bar?.remove();
  bar = undefined;
}

/** Shows a thin progress bar while a page loads slowly. Replaces the bar of the stock theme (`plugins/internals`). */
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
    const timer = window.setTimeout(show, SHOW_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
    };
  },
  onRouteDidUpdate: hide,
};

export default clientModule;
