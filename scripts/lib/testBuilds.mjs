// Builds that tests read besides that in `build`: the other identity, and one for a path of its host. `npm test` and the
// rehearsal of an upgrade make them.

/** @type {readonly { name: string, args: readonly string[], env: Readonly<Record<string, string>> }[]} */
export const TEST_BUILDS = [
  {
    name: "Build of the other identity",
    args: ["--out-dir", "build-netbird"],
    env: { PRODUCT: "netbird" },
  },
  { name: "Build under a path", args: ["--out-dir", "build-sub"], env: { BASE_URL: "/docs-preview/" } },
];
