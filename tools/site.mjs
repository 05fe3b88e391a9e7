// `npm run site`: installs from the lock file, builds, and serves the site on this machine; HOST=0.0.0.0 serves other machines
// too. Plain JavaScript: it runs before anything is installed.
import "./lib/help.cjs";
import { createServer } from "node:net";
import { run, say, installPackages } from "./lib/steps.mjs";

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || "localhost";

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(
    `PORT="${process.env.PORT}" is no port. Fix: set PORT to a number from 1 to 65535, or leave it unset for 3000.`,
  );
}
if (!(await isFree(port))) {
  fail(
    `Port ${port} is taken by another program. Fix: stop that program, or choose a port: PORT=3001 npm run site`,
  );
}

say("1/3 Packages");
installPackages();
say("2/3 Build");
run("npm", ["run", "build"]);
say("3/3 Serve (Ctrl+C stops)");
// The server prints the one address to open.
run("npx", ["docusaurus", "serve", "--host", host, "--port", String(port), "--no-open"]);

/** True when nothing listens on that port of the host. */
function isFree(candidate) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(candidate, host, () => probe.close(() => resolve(true)));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
