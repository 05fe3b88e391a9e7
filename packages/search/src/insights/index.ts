export { createInsights, type Insights, type InsightsClient, mayReport } from "./createInsights";
export { loadScript } from "./loadScript";
