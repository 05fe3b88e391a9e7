import { oncePerPage } from "./once";
import { nodesBelow } from "./tree";

/** Every node of a page in document order, parents first: one walk for all rules. */
export const nodesOf = oncePerPage(({ root }) => nodesBelow(root));
