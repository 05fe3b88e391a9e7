import type { ClientModule } from "@docusaurus/types";
import "./progress.css";

/** Milliseconds after which a reader wonders whether the press on a link was seen. */
const DELAY = 200;

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

/** Draws a thin bar while another page is on its way for long; stands in for the stock theme's (`plugins/internals`). */
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
    const timer = window.setTimeout(show, DELAY);
    return () => {
      window.clearTimeout(timer);
    };
  },
  onRouteDidUpdate: hide,
};

export default clientModule;
