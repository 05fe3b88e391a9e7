// `npm run build:hosted`: the site with hosted search, in build-hosted/, for the browser tests of e2e/hosted.
// The hosts are names of this machine: each test puts its own servers behind them.
import { tryRun } from "./lib/steps.mjs";

const env = {
  ALGOLIA_APP_ID: "TESTAPP",
  ALGOLIA_API_KEY: "search-key-0123456789abcdef",
  ALGOLIA_INDEX_NAME: "documentation",
  ALGOLIA_HOSTS: "search-1.localhost:4401,search-2.localhost:4402,search-3.localhost:4403",
  ALGOLIA_INSIGHTS: "site",
};

process.exit(tryRun("node", ["scripts/build.mjs", "--out-dir", "build-hosted"], env));
