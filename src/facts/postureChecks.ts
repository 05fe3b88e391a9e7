import { loadFacts } from "./load";

export const POSTURE_CHECKS = loadFacts("postureChecks");
