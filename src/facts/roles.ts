import { loadFacts } from "./load";

export const USER_ROLES = loadFacts("roles");
