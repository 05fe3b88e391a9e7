import siteConfig from "@generated/docusaurus.config";
import type { ClientModule } from "@docusaurus/types";
import { LIVE_PATH, type LiveReport } from "../report";
import { onPage, Overlay } from "./overlay";

/** Shows the findings of the current page while a writer works on it. Part of the dev server only. */
function listen(): ClientModule {
  const overlay = new Overlay();
  let report: LiveReport | undefined;
  const draw = (): void => {
    if (report) overlay.show(onPage(report, window.location.pathname, siteConfig.baseUrl));
  };
  new EventSource(`${siteConfig.baseUrl}${LIVE_PATH}`).addEventListener("message", ({ data }) => {
    report = JSON.parse(data as string) as LiveReport;
    draw();
  });
  return { onRouteDidUpdate: draw };
}

export default listen();
