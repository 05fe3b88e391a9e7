import type { StartingPage } from "@theme/StartingPages";

export const STARTING_POINTS: readonly StartingPage[] = [
  { route: "/", title: "Home" },
  { route: "/how-to/installation", title: "Install" },
];

export const POPULAR_PAGES: readonly StartingPage[] = [
  { route: "/how-to/installation", title: "Install" },
  { route: "/how-to/ssh", title: "SSH" },
  { route: "/api", title: "API" },
];
