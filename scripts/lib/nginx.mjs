// Finds nginx with its Brotli module, and installs both through the system's package manager where they are missing.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { which, withRights } from "../../plugins/lib/chromium.mjs";

/** Folders of nginx's loadable modules on common systems. */
const MODULE_FOLDERS = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"];
const BROTLI = "ngx_http_brotli_static_module.so";

/** Installation commands by package manager. */
const INSTALLERS = [
  {
    tool: "apt-get",
    steps: [
      ["apt-get", "update"],
      [
        "apt-get",
        "install",
        "-y",
        "--no-install-recommends",
        "nginx-light",
        "libnginx-mod-http-brotli-static",
      ],
    ],
  },
  { tool: "apk", steps: [["apk", "add", "nginx", "nginx-mod-http-brotli"]] },
  { tool: "dnf", steps: [["dnf", "install", "-y", "nginx", "nginx-mod-brotli"]] },
];

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
  const installer = INSTALLERS.find(({ tool }) => which(tool));
  if (!installer) return void console.error(helpText("no known package manager was found"));
  console.log(`No nginx with Brotli found: installing it with ${installer.tool}.`);
  for (const step of installer.steps) {
    const [command, ...args] = withRights(step, installer.tool);
    if (spawnSync(command, args, { stdio: "inherit" }).status !== 0) {
      return void console.error(helpText(`"${step.join(" ")}" failed`));
    }
  }
  return findNginx() ?? void console.error(helpText(`${installer.tool} left none behind`));
}

function helpText(reason) {
  return `The tests of publishing need nginx with its Brotli module, and ${reason}. Fix: install both and run npm test again.`;
}
