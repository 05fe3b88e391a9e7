/**
 * Reads the built site in Firefox and WebKitGTK, which Playwright cannot drive as they are installed:
 * `npm run test:more -- engines`, or `… engines firefox` for one of them. FIREFOX_PATH and WEBKIT_DRIVER name other programs.
 */
import { serve } from "../../scripts/lib/server";
import type { Engine } from "./engine";
import { firefox } from "./firefox";
import { STEPS, type Site } from "./steps";
import { webkit } from "./webkit";

/** Not 4190, which is among the ports that browsers block (Fetch Standard, port blocking). */
const PORT = Number(process.env["ENGINES_PORT"] ?? 4391);

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: () => firefox(process.env["FIREFOX_PATH"] ?? "firefox-esr", PORT),
  webkit: () => webkit(process.env["WEBKIT_DRIVER"] ?? "WebKitWebDriver", PORT + 1),
};

async function main(wanted: readonly string[]): Promise<void> {
  const [site, bare] = await Promise.all([
    serve("build"),
    serve("build", { headers: { "content-security-policy": "script-src 'none'" } }),
  ]);
  for (const name of wanted) {
    const start = ENGINES[name];
    if (!start)
      throw new Error(`There is no engine "${name}". Fix: name ${Object.keys(ENGINES).join(" or ")}.`);
    await readIn(await start(), { url: site.url, withoutScripts: bare.url });
  }
  site.close();
  bare.close();
}

async function readIn(engine: Engine, site: Site): Promise<void> {
  for (const { name, run } of STEPS) {
    const error = await run(engine, site).then(
      () => undefined,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
    console.log(`${error === undefined ? "ok    " : "FAILED"} ${engine.name}: ${name}`);
    if (error === undefined) continue;
    console.log(`       ${error}`);
    process.exitCode = 1;
  }
  await engine.close();
}

const named = process.argv.slice(2);
main(named.length > 0 ? named : Object.keys(ENGINES)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
