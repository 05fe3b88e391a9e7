import fs from "node:fs";
import path from "node:path";

/** Every public route of the built site, from its sitemap. */
export function builtRoutes(outDir = "build"): string[] {
  const sitemap = fs.readFileSync(path.resolve(outDir, "sitemap.xml"), "utf8");
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  return addresses.map((address) => new URL(address).pathname).sort();
}

/** The static HTML of a route of the built site. */
export function htmlOf(route: string): string {
  return fs.readFileSync(path.join("build", route === "/" ? "index.html" : `${route}.html`), "utf8");
}
