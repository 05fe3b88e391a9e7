import { loadFacts } from "./load";

export type { ActivityEvent } from "./types";

/** Every kind of audit event, in the order of the codes. */
export const ACTIVITY_EVENTS = loadFacts("activityEvents");
