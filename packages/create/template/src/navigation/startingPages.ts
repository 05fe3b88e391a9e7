/**
 * Pages that the interface leads to. They are content: another product has others. `npm run check` finds a route without a page here.
 * Routes are without the base URL; titles have no product name.
 */
import { translate } from "@docusaurus/Translate";

/** A page that the interface leads to. */
export interface StartingPage {
  readonly route: string;
  readonly title: string;
}

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
  {
    route: "/get-started/first-steps",
    title: translate({ id: "popular.quickstartGuide", message: "Quickstart guide" }),
  },
  { route: "/reference/commands", title: "CLI" },
  { route: "/api", title: "API" },
];
