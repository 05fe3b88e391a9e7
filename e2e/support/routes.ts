import fs from "node:fs";
import path from "node:path";

/** Every public route of the built site, from its sitemap. */
export function builtRoutes(outDir = "build"): string[] {
  const sitemap = fs.readFileSync(path.resolve(outDir, "sitemap.xml"), "utf8");
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  return addresses.map((address) => new URL(address).pathname).sort();
}

/** The fewest routes, chosen one by one, whose articles between them have every class that articles of the site have. */
export function coveringRoutes(routes: readonly string[], outDir = "build"): ReadonlySet<string> {
  const classes = new Map(routes.map((route) => [route, classesOf(path.join(outDir, fileOf(route)))]));
  const missing = new Set([...classes.values()].flatMap((names) => [...names]));
  const chosen = new Set<string>();
  const gain = (route: string): number =>
    [...(classes.get(route) ?? [])].filter((name) => missing.has(name)).length;
  while (missing.size > 0) {
    const [best = ""] = routes.toSorted((a, b) => gain(b) - gain(a));
    chosen.add(best);
    for (const name of classes.get(best) ?? []) missing.delete(name);
  }
  return chosen;
}

/** The built file of a route, from the output folder. */
function fileOf(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}

function classesOf(file: string): ReadonlySet<string> {
  const main = fs.readFileSync(file, "utf8").replace(/^[\s\S]*?<main/, "<main");
  return new Set([...main.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")));
}
