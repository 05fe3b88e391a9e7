// Installs the programs (not packages) that tests need, in a separate process, while packages are installed.
import { ensureChromium } from "../../plugins/lib/chromium.mjs";
import { ensureNginx } from "./nginx.mjs";

process.exit(ensureChromium() && ensureNginx() ? 0 : 1);
