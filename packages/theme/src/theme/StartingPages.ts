/** Pages that the interface leads to. A site has its own list in `src/theme/StartingPages.ts`. */
import { translate } from "@docusaurus/Translate";
import type { StartingPage } from "@theme/StartingPages";

/** Pages that help most readers of the page for unknown addresses. */
export const STARTING_POINTS: readonly StartingPage[] = [
  { route: "/", title: translate({ id: "notFound.documentationHome", message: "Documentation home" }) },
];

/** Pages that most readers look for, listed before a query is typed. */
export const POPULAR_PAGES: readonly StartingPage[] = [];
