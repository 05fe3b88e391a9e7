// `npm run site`: installs from the lock file, builds, and serves the site. Plain JavaScript: it runs before anything is installed.
import { createServer } from "node:net";
import { run, say, installPackages } from "./lib/steps.mjs";

const port = Number(process.env.PORT || 3000);

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
say(`3/3 Serving on http://localhost:${port} (Ctrl+C stops)`);
run("npx", ["docusaurus", "serve", "--host", "0.0.0.0", "--port", String(port), "--no-open"]);

/** True when nothing listens on the port of this machine. */
function isFree(candidate) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(candidate, "0.0.0.0", () => probe.close(() => resolve(true)));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
