/**
 * Pages that the interface leads to. They are content: another product has others. `npm run check` finds a route without a page here.
 * Routes are without the base URL; titles have no product name.
 */
import { translate } from "@docusaurus/Translate";
import type { StartingPage } from "@theme/StartingPages";

/** Pages that help most readers of the page for unknown addresses. */
export const STARTING_POINTS: readonly StartingPage[] = [
  { route: "/", title: translate({ id: "notFound.documentationHome", message: "Documentation home" }) },
  {
    route: "/how-to/getting-started",
    title: translate({ id: "notFound.quickstartGuide", message: "Quickstart guide" }),
  },
  {
    route: "/how-to/installation",
    title: translate({ id: "notFound.installTheClient", message: "Install the client" }),
  },
  { route: "/api", title: translate({ id: "notFound.apiReference", message: "API reference" }) },
];

/** Pages that most readers look for, listed before a query is typed. */
export const POPULAR_PAGES: readonly StartingPage[] = [
  {
    route: "/how-to/getting-started",
    title: translate({ id: "popular.quickstartGuide", message: "Quickstart guide" }),
  },
  { route: "/how-to/installation", title: translate({ id: "popular.install", message: "Install" }) },
  {
    route: "/how-to/register-machines-using-setup-keys",
    title: translate({ id: "popular.setupKeys", message: "Setup keys" }),
  },
  {
    route: "/how-to/manage-network-access",
    title: translate({ id: "popular.groupsAndPolicies", message: "Groups and policies" }),
  },
  { route: "/how-to/ssh", title: "SSH" },
  { route: "/how-to/cli", title: "CLI" },
  { route: "/api", title: "API" },
];
