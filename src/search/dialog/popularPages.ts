import { translate } from "@docusaurus/Translate";

/** Pages that most readers look for, listed before a query is typed. Titles have no product name. */
export const POPULAR_PAGES: readonly PopularPage[] = [
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

interface PopularPage {
  /** Without the base URL. */
  readonly route: string;
  readonly title: string;
}
