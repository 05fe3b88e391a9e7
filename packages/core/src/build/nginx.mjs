// Finds nginx with its Brotli module, and installs Debian's where they are missing.
import { existsSync } from "node:fs";
import { aptInstall, which } from "./aptInstall.mjs";

/** Folders of nginx's loadable modules on common systems. */
const MODULE_FOLDERS = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"];
const BROTLI = "ngx_http_brotli_static_module.so";

/** Program and module folder of an installed nginx with Brotli, or undefined. */
export function findNginx() {
  const program = which("nginx") ?? ["/usr/sbin/nginx"].find((place) => existsSync(place));
  const modules = MODULE_FOLDERS.find((folder) => existsSync(`${folder}/${BROTLI}`));
  return program && modules ? { program, modules } : undefined;
}

/** Finds or installs nginx. Returns its location; if there is none, prints the reason and returns undefined. */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  const reason = aptInstall("nginx-light", "libnginx-mod-http-brotli-static") ?? "apt-get left none behind";
  return findNginx() ?? void console.error(helpText(reason));
}

function helpText(reason) {
  return `The tests of publishing need nginx with its Brotli module, and ${reason}. Fix: install both and run npm test again.`;
}
