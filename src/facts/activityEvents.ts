import { loadFacts } from "docusaurus-waymark-core/facts/load";
import type { Facts } from "docusaurus-waymark-core/facts/types";

export type ActivityEvent = Facts["activityEvents"][number];

/** Every kind of audit event, in the order of the codes. */
export const ACTIVITY_EVENTS = loadFacts("activityEvents");
