// Installs the programs (not packages) that tests need, in a separate process, while packages are installed.
import { ensureChromium } from "../../packages/core/src/build/chromium.mjs";
import { ensureNginx } from "../../packages/core/src/build/nginx.mjs";

process.exit(ensureChromium() && ensureNginx() ? 0 : 1);
