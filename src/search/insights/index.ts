export { mayReport, type PrivacySignals } from "./consent";
export { createInsights, type Insights, type InsightsClient } from "./createInsights";
export { loadScript } from "./loadScript";
