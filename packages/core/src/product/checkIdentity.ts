import type { FieldPath } from "./identity";

/** A pattern for the text of a value, and its description in words. */
interface Format {
  readonly format: RegExp;
  readonly description: string;
}

const TEXT: Format = { format: /^\S(?:.*\S)?$/, description: "one line of text" };
/** Pages have names in YAML, MDX, and code, where other signs mean something. */
const NAME: Format = {
  format: /^(?!.*(?:["\\`<>{}]|: | #))\S(?:.*\S)?$/,
  description: 'one line without quotation marks, backslashes, backticks, brackets, ": ", and " #"',
};
const SLUG: Format = { format: /^[a-z][a-z0-9-]*$/, description: "lower-case letters, digits and hyphens" };
const RELEASE: Format = {
  format: /^\d+\.\d+\.\d+$/,
  description: "three numbers such as 1.2.3, without a v",
};
const PREFIX: Format = { format: /^[A-Z][A-Z0-9_]*$/, description: "capitals, digits and underscores" };
const HUE: Format = {
  format: /^(?:[0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|360)(?:\.\d+)?$/,
  description: "degrees from 0 to 360",
};
const ADDRESS: Format = {
  format: /^https:\/\/[^\s/]+(?:\/[^\s/]+)*$/,
  description: "an https address without a slash at its end",
};
const SHAPE: Format = { format: /^[Mm][\d\s.,a-zA-Z-]+$/, description: "an SVG path that begins with M" };

const ORIGIN: Format = {
  format: /^https:\/\/[^\s/]+$/,
  description: "an https address without a path, such as https://plausible.example.com",
};
const HOST: Format = { format: /^[^\s/:]+$/, description: "a host, such as www.example.com" };

/** Fields that every identity needs. */
const REQUIRED: { readonly [path in FieldPath]?: Format } = {
  slug: SLUG,
  name: NAME,
  tagline: TEXT,
  company: NAME,
  release: RELEASE,
  "client.cli": NAME,
  "api.url": ADDRESS,
  "links.docs": ADDRESS,
  "links.home": ADDRESS,
  "links.code": ADDRESS,
  "links.docsRepository": ADDRESS,
  "brand.accentHue": HUE,
};

/** Formats of optional fields; all others are one line of text. */
const OPTIONAL: { readonly [path in FieldPath]?: Format } = { "client.env": PREFIX, "server.env": PREFIX };

/** Marks that every identity has, each with at least one shape in both lists. */
const REQUIRED_MARKS = ["docs", "api"];

/** Finds fields of an identity that are missing or malformed. Returns one sentence each, with the fix. */
export function identityProblems(identity: unknown): string[] {
  const given = leavesOf(identity);
  const marks = new Set([
    ...REQUIRED_MARKS,
    ...[...given.keys()].flatMap((path) => /^brand\.marks\.(\w+)/.exec(path)?.[1] ?? []),
  ]);
  const shapes = [...marks].flatMap((mark) => [`brand.marks.${mark}.ink.0`, `brand.marks.${mark}.accent.0`]);
  const needed = [...Object.keys(REQUIRED), ...shapes];
  return [...new Set([...needed, ...given.keys()])].flatMap((path) => {
    const value = given.get(path);
    const { format, description } = formatOf(path);
    if (value === undefined) return [`"${path}" is missing. Fix: write ${description}.`];
    return format.test(value) ? [] : [`"${path}" is "${value}". Fix: write ${description}.`];
  });
}

function formatOf(path: string): Format {
  if (path.startsWith("brand.marks.")) return SHAPE;
  if (path.startsWith("outbound.links.")) return HOST;
  if (path.startsWith("outbound.")) return ORIGIN;
  const isLink = path.startsWith("links.");
  return ({ ...OPTIONAL, ...REQUIRED } as Partial<Record<string, Format>>)[path] ?? (isLink ? ADDRESS : TEXT);
}

/** Primitive values as text, by path: `brand.marks.docs.ink.0`. */
function leavesOf(value: unknown, path = ""): ReadonlyMap<string, string> {
  if (typeof value === "string" || typeof value === "number") return new Map([[path, String(value)]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leavesOf(part, path === "" ? key : `${path}.${key}`)]),
  );
}
