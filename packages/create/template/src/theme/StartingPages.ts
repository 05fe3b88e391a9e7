/** Pages that the interface leads to. `npm run check` finds a route without a page here. */
import { translate } from "@docusaurus/Translate";
import type { StartingPage } from "@theme/StartingPages";

/** Pages that help most readers of the page for unknown addresses. */
export const STARTING_POINTS: readonly StartingPage[] = [
  { route: "/", title: translate({ id: "notFound.documentationHome", message: "Documentation home" }) },
  {
    route: "/get-started/first-steps",
    title: translate({ id: "notFound.quickstartGuide", message: "Quickstart guide" }),
  },
  { route: "/api", title: translate({ id: "notFound.apiReference", message: "API reference" }) },
];

/** Pages that most readers look for, listed before a query is typed. */
export const POPULAR_PAGES: readonly StartingPage[] = [
  { route: "/get-started/install", title: translate({ id: "popular.install", message: "Install" }) },
  { route: "/reference/commands", title: "CLI" },
  { route: "/api", title: "API" },
];
