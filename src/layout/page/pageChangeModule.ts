import type { ClientModule } from "@docusaurus/types";
import { ARRIVE_EVENT, LEAVE_EVENT, type Arrival } from "../../lib/pageEvents";

/** Dispatches the events of `pageEvents.ts` when client navigation begins and when it has rendered. */
const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) window.dispatchEvent(new Event(LEAVE_EVENT));
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) return;
    const detail: Arrival = { isOtherPage: previousLocation.pathname !== location.pathname };
    window.dispatchEvent(new CustomEvent(ARRIVE_EVENT, { detail }));
  },
};

export default clientModule;
