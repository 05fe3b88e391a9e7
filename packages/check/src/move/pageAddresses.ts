import path from "node:path";
import { codeOf, nodesOf, readPage, unmask, type Page } from "docusaurus-waymark-core/parse";
import { offsetOfAddress } from "docusaurus-waymark-core/parse/place";
import { isJsx, type MdAttribute, type MdNode } from "docusaurus-waymark-core/parse/tree";

/** An address in the text of a page, as typed. Offsets are UTF-16 units of the page's text. */
export interface AddressAt {
  readonly kind: "link" | "image" | "import";
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

type Placed = Pick<MdNode, "position">;

/** Every address of a page that can be changed at its place, live examples included. */
export function addressesIn(page: Page): AddressAt[] {
  return [
    ...nodesOf(page).flatMap((node) => addressesOf(page, node)),
    ...requires(page),
    ...inExamples(page),
  ];
}

/** True for an address that is given from the folder of its page. */
export function isRelative(raw: string): boolean {
  return raw !== "" && !/^(?:[/#?@]|[a-z][a-z0-9+.-]*:)/i.test(raw);
}

/** The path of a file from the folder of a page, as an address. */
export function relativeTo(page: string, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(page), file);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

function addressesOf(page: Page, node: MdNode): AddressAt[] {
  const { url } = node as { readonly url?: string };
  if (node.type === "link" || node.type === "definition") return addressAt(page, node, "link", url);
  if (node.type === "image") return addressAt(page, node, "image", url);
  if (node.type === "mdxjsEsm") {
    return (node.data?.estree?.body ?? []).flatMap((statement) =>
      statement.type === "ImportDeclaration"
        ? addressAt(page, node, "import", String(statement.source.value))
        : [],
    );
  }
  return isJsx(node) ? attributes(page, node) : [];
}

function attributes(page: Page, { name, attributes: list = [] }: MdNode): AddressAt[] {
  const table = page.components[name ?? ""] ?? {};
  return (list as (MdAttribute & Placed)[]).flatMap((attribute) => {
    const key = attribute.name ?? "";
    const text = typeof attribute.value === "string" ? attribute.value : undefined;
    if (name === "img" && key === "src") return addressAt(page, attribute, "image", text);
    const isAddress = name === "a" ? key === "href" : table[key]?.takes === "link";
    return isAddress ? addressAt(page, attribute, "link", text) : [];
  });
}

/** The address comes last in its node, after the visible text. */
function addressAt(
  page: Page,
  node: Placed,
  kind: AddressAt["kind"],
  masked: string | undefined,
): AddressAt[] {
  const raw = unmask(masked ?? "");
  const start = offsetOfAddress(page.text, node, raw);
  return start === -1 ? [] : [{ kind, raw, start, end: start + raw.length }];
}

/** `require("./file")`, as expressions of pages load files. */
function requires({ text }: Page): AddressAt[] {
  return [...text.matchAll(/\brequire\((["'])(\.[^"']+)\1\)/g)].map(({ index, 0: all, 2: raw = "" }) => {
    const start = index + all.indexOf(raw);
    return { kind: "import", raw, start, end: start + raw.length };
  });
}

/** Fences ` ```mdx live ` show what they make, so their links are links of the page. */
function inExamples(page: Page): AddressAt[] {
  return codeOf(page).flatMap(({ language, meta, text, offsetAt }) => {
    if (language !== "mdx" || !/(^|\s)live(\s|$)/.test(meta)) return [];
    const source = text.split("\n").map((line, index, lines) => {
      const start = offsetAt(lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0));
      return page.text.slice(start, start + line.length);
    });
    const inner = readPage({ path: page.path, text: source.join("\n") }, page);
    return addressesIn(inner).map(({ start, end, ...address }) => ({
      ...address,
      start: offsetAt(start),
      end: offsetAt(end),
    }));
  });
}
