import type { ClientModule } from "@docusaurus/types";
import { PAGE_CHANGE_EVENT } from "./pageFocus";

/** Says when another page is on screen: a change of the location alone comes too early, while the old page still shows. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    window.dispatchEvent(new CustomEvent(PAGE_CHANGE_EVENT));
  },
};

export default clientModule;
