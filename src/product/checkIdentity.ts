import type { ProductIdentity } from "./identity";

/** What a field must look like, by its path; all others are one line of text. */
const FORMS: readonly { readonly fields: RegExp; readonly form: RegExp; readonly says: string }[] = [
  { fields: /^slug$/, form: /^[a-z][a-z0-9-]*$/, says: "lower-case letters, digits and hyphens" },
  { fields: /^release$/, form: /^\d+\.\d+\.\d+$/, says: "three numbers such as 1.2.3, without a v" },
  { fields: /^(?:client|server)\.env$/, form: /^[A-Z][A-Z0-9_]*$/, says: "capitals, digits and underscores" },
  {
    fields: /^(?:links\.\w+|api\.url)$/,
    form: /^https:\/\/[^\s/]+(?:\/[^\s/]+)*$/,
    says: "an https address without a slash at its end",
  },
  {
    fields: /^brand\.accentHue$/,
    form: /^(?:[0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|360)(?:\.\d+)?$/,
    says: "degrees from 0 to 360",
  },
  {
    fields: /^brand\.marks\.\w+\.(?:ink|accent)\.\d+$/,
    form: /^[Mm][\d\s.,a-zA-Z-]+$/,
    says: "an SVG path that begins with M",
  },
];
const TEXT = { form: /^\S(?:.*\S)?$/, says: "one line of text" };

/**
 * Fields of an identity that are missing or malformed, one sentence each, with what to write.
 *
 * @param complete an identity that has every field
 */
export function identityProblems(identity: unknown, complete: ProductIdentity): string[] {
  const given = leavesOf(identity);
  const wanted = [...leavesOf({ ...complete, hostedSearch: undefined }).keys()];
  // Marks have as many shapes as their drawing needs; each list has at least one.
  const needed = wanted.filter((path) => !/\.[1-9]\d*$/.test(path));
  return [
    ...new Set([...needed, ...[...given.keys()].filter((path) => path.startsWith("brand.marks."))]),
  ].flatMap((path) => {
    const value = given.get(path);
    const { form, says } = FORMS.find(({ fields }) => fields.test(path)) ?? TEXT;
    if (value === undefined) return [`"${path}" is missing. Fix: write ${says}.`];
    return form.test(value) ? [] : [`"${path}" is "${value}". Fix: write ${says}.`];
  });
}

/** Plain values by path, as text: `brand.marks.docs.ink.0`. */
function leavesOf(value: unknown, path = ""): ReadonlyMap<string, string> {
  if (typeof value === "string" || typeof value === "number") return new Map([[path, String(value)]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leavesOf(part, path === "" ? key : `${path}.${key}`)]),
  );
}
