/**
 * `npm run test:more -- rebuild`: builds a copy of the project, changes what pages are made from, and builds again with the
 * warm cache. Outdated output is printed, and the exit code is 1.
 */
import fs from "node:fs";
import path from "node:path";
import { makeSite } from "./lib/projects";
import { runBuild } from "./lib/runBuild";
import { product } from "../src/product/current";

const IDENTITY = `src/product/${product.slug}.ts`;

/** A change of one source and where its new text has to show. */
interface Change {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Built page that must contain the new text. */
  readonly page: string;
  readonly shows: string;
}

const CHANGES: readonly Change[] = [
  {
    what: "a value of the identity, behind a content token",
    file: IDENTITY,
    from: `cli: "${product.client.cli}"`,
    to: 'cli: "warmcli"',
    page: "how-to/cli.html",
    shows: "warmcli",
  },
  {
    what: "a value of the identity, in the frame of the page",
    file: IDENTITY,
    from: `company: "${product.company}"`,
    to: 'company: "Warm Company Ltd"',
    page: "how-to/ssh.html",
    shows: "Warm Company Ltd",
  },
  {
    what: "a row of the facts",
    file: "src/facts/activityEvents.yaml",
    from: "description: Account created",
    to: "description: Account made again",
    page: "how-to/audit-events-logging.html",
    shows: "Account made again",
  },
  {
    what: "the text of a page",
    file: "docs/about/faq.mdx",
    from: "\n## ",
    to: "\nWritten after the first build.\n\n## ",
    page: "about/faq.html",
    shows: "Written after the first build.",
  },
];

const folder = makeSite(1);
try {
  runBuild(folder);
  for (const change of CHANGES) apply(change);
  runBuild(folder);
  const stale = CHANGES.filter(isStale);
  for (const { what, page } of stale) console.error(`Stale after a warm build: ${what} (${page}).`);
  console.log(`${CHANGES.length - stale.length} of ${CHANGES.length} changes arrived through a warm build.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

function apply({ file, from, to }: Change): void {
  const target = path.join(folder, file);
  const source = fs.readFileSync(target, "utf8");
  if (!source.includes(from))
    throw new Error(`${file} has no ${from}. Fix: name a text of the file in scripts/rebuild.ts.`);
  fs.writeFileSync(target, source.replace(from, to));
}

function isStale({ page, shows }: Change): boolean {
  return !fs.readFileSync(path.join(folder, "build", page), "utf8").includes(shows);
}
