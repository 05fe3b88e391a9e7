import type { ClientModule } from "@docusaurus/types";
import { ARRIVE_EVENT, LEAVE_EVENT, type Arrival } from "docusaurus-waymark-core/protocol/events";

/**
 * Dispatches the events of `pageEvents.ts` when client navigation begins, and in the frame that first shows the new page: the
 * listeners measure the page, which would be laid out twice if they did it while React is still at work.
 */
const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) window.dispatchEvent(new Event(LEAVE_EVENT));
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) return;
    const detail: Arrival = { isOtherPage: previousLocation.pathname !== location.pathname };
    requestAnimationFrame(() => window.dispatchEvent(new CustomEvent(ARRIVE_EVENT, { detail })));
  },
};

export default clientModule;
