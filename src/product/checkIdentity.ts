import type { ProductIdentity } from "./identity";

/** Formats of fields, by their path; all other fields are one line of text. */
const FORMATS: readonly { readonly fields: RegExp; readonly format: RegExp; readonly description: string }[] =
  [
    { fields: /^slug$/, format: /^[a-z][a-z0-9-]*$/, description: "lower-case letters, digits and hyphens" },
    {
      fields: /^release$/,
      format: /^\d+\.\d+\.\d+$/,
      description: "three numbers such as 1.2.3, without a v",
    },
    {
      fields: /^(?:client|server)\.env$/,
      format: /^[A-Z][A-Z0-9_]*$/,
      description: "capitals, digits and underscores",
    },
    {
      fields: /^(?:links\.\w+|api\.url)$/,
      format: /^https:\/\/[^\s/]+(?:\/[^\s/]+)*$/,
      description: "an https address without a slash at its end",
    },
    {
      fields: /^brand\.accentHue$/,
      format: /^(?:[0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|360)(?:\.\d+)?$/,
      description: "degrees from 0 to 360",
    },
    {
      fields: /^brand\.marks\.\w+\.(?:ink|accent)\.\d+$/,
      format: /^[Mm][\d\s.,a-zA-Z-]+$/,
      description: "an SVG path that begins with M",
    },
  ];
const TEXT = { format: /^\S(?:.*\S)?$/, description: "one line of text" };

/**
 * Finds fields of an identity that are missing or malformed. Returns one sentence each, with the fix.
 *
 * @param complete an identity with every field
 */
export function identityProblems(identity: unknown, complete: ProductIdentity): string[] {
  const given = leavesOf(identity);
  const wanted = [
    ...leavesOf({
      ...complete,
      hostedSearch: undefined,
      links: { ...complete.links, assistant: undefined },
    }).keys(),
  ];
  // A mark may have any number of shapes, but at least one in each list.
  const needed = wanted.filter((path) => !/\.[1-9]\d*$/.test(path));
  return [
    ...new Set([...needed, ...[...given.keys()].filter((path) => path.startsWith("brand.marks."))]),
  ].flatMap((path) => {
    const value = given.get(path);
    const { format, description } = FORMATS.find(({ fields }) => fields.test(path)) ?? TEXT;
    if (value === undefined) return [`"${path}" is missing. Fix: write ${description}.`];
    return format.test(value) ? [] : [`"${path}" is "${value}". Fix: write ${description}.`];
  });
}

/** Primitive values as text, by path: `brand.marks.docs.ink.0`. */
function leavesOf(value: unknown, path = ""): ReadonlyMap<string, string> {
  if (typeof value === "string" || typeof value === "number") return new Map([[path, String(value)]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leavesOf(part, path === "" ? key : `${path}.${key}`)]),
  );
}
