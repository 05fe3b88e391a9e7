import { loadFacts } from "./load";

export const POLICY_PROTOCOLS = loadFacts("policyProtocols");
