import { SymbolKind, type DocumentSymbol, type Location } from "vscode-languageserver";
import { headingsOf } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";
import { addressAt, pageAt, targetOf } from "./address";
import { headingAt } from "./headings";
import { importedParts, partAt } from "./parts";
import { rangeOf } from "./places";
import { sourceFileOf } from "docusaurus-waymark-core/siteContent/folders";
import type { Workspace } from "./workspace";

/** The headings of a page, each with those below it. */
export function symbolsOf(workspace: Workspace, path: string, text: string): DocumentSymbol[] {
  const { headings } = headingsOf(pageAt(workspace, path, text));
  const found = headings.map(({ title, id, depth, node }, index) => {
    const next = headings.slice(index + 1).find((other) => other.depth <= depth);
    const [start, end] = [offsetOf(text, node), next ? offsetOf(text, next.node) : text.length];
    const symbol: DocumentSymbol = {
      name: title === "" ? id : title,
      detail: `#${id}`,
      kind: SymbolKind.String,
      range: rangeOf(text, start, end),
      selectionRange: rangeOf(text, start, endOf(text, node)),
      children: [],
    };
    return { depth, symbol };
  });
  const open: typeof found = [];
  return found.flatMap((one) => {
    while ((open.at(-1)?.depth ?? 0) >= one.depth) open.pop();
    const parent = open.at(-1);
    open.push(one);
    parent?.symbol.children?.push(one.symbol);
    return parent === undefined ? [one.symbol] : [];
  });
}

/** Links to the page or heading at an offset, or imports of the part of pages. On other words: links to the page itself. */
export function referencesAt(workspace: Workspace, path: string, text: string, offset: number): Location[] {
  const part = partAt({ path, text }, offset);
  if (part) return importsOf(workspace, part.file);
  const page = pageAt(workspace, path, text);
  const address = addressAt(page, offset);
  const target = address && targetOf(workspace, page, address.raw);
  const [file, id] = target ? [target.page.path, target.id] : [path, headingAt(page, offset)?.id ?? ""];
  const source = sourceFileOf(file);
  return workspace.pages().flatMap((from) =>
    from.addresses.flatMap(({ kind, raw, start, end }) => {
      const to = kind === "link" ? targetOf(workspace, from, raw) : undefined;
      const isSame = to !== undefined && sourceFileOf(to.page.path) === source && (id === "" || to.id === id);
      return isSame ? [{ uri: workspace.uriOf(from.path), range: rangeOf(from.text, start, end) }] : [];
    }),
  );
}

function importsOf(workspace: Workspace, file: string): Location[] {
  return workspace.sources().flatMap((source) => {
    const part = importedParts(source).find((one) => one.file === file);
    if (!part) return [];
    const start = source.text.search(new RegExp(`^import[ \\t]+${part.name}\\b`, "m"));
    return [
      { uri: workspace.uriOf(source.path), range: rangeOf(source.text, start, start + "import".length) },
    ];
  });
}
