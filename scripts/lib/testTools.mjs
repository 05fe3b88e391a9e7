// What tests need beside packages, in a process of its own: packages are installed meanwhile.
import { ensureChromium } from "./chromium.mjs";
import { ensureNginx } from "./nginx.mjs";

process.exit(ensureChromium() && ensureNginx() ? 0 : 1);
