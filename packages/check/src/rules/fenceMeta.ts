import { findingAtNode, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { readMarks } from "docusaurus-waymark-core/parse/codeMarks";
import { fenceMetaOf, type FenceMeta } from "docusaurus-waymark-core/parse/fenceMeta";
import { fenceEnds } from "docusaurus-waymark-core/parse/code";
import { placeOf } from "docusaurus-waymark-core/parse/place";
import type { MdNode } from "docusaurus-waymark-core/parse/tree";
import type { Finding } from "docusaurus-waymark-core/report";
import { choose } from "docusaurus-waymark-core/rules/choose";

const WORDS = ["title", "tag", "label", "showLineNumbers", "fragment", "live", "file", "region"];
/** Words with a meaning after `mermaid`. */
const DIAGRAM_WORDS = ["caption", "file"];

/** Words of Docusaurus' plugins and of other generators, with what to write. */
const INSTEAD: Readonly<Record<string, string>> = {
  npm2yarn: "write <CodeGroup> around a fence for each package manager.",
  hl_lines: "write the lines as {1,3-5}.",
  linenums: "write showLineNumbers.",
  tab: 'write <CodeGroup> around the fences, with title="…" in each.',
  reference: 'write file="…" for a file of this project, or a link.',
};

/** Finds words after the language of a fence that mean nothing, and line marks that do not work. */
export function fenceMetaRule(page: Page): Finding[] {
  return nodesOf(page)
    .filter(({ type }) => type === "code")
    .flatMap((node) => [
      ...closeFindings(page, node),
      ...wordFindings(page, node),
      ...markFindings(page, node),
    ]);
}

/** A fence without a closing line continues to the end of the page. */
function closeFindings(page: Page, node: MdNode): Finding[] {
  const { mark, isClosed } = fenceEnds(page.text, node);
  if (isClosed) return [];
  const fix = `write "${mark}" on its own line below it.`;
  return [findingAtNode(page, node, { rule: "fence", message: "The fence is not closed.", fix })];
}

function wordFindings(page: Page, node: MdNode): Finding[] {
  const meta = fenceMetaOf(node.meta ?? "");
  const isDiagram = node.lang === "mermaid";
  const known = isDiagram ? DIAGRAM_WORDS : WORDS;
  const words = [...meta.unknown, ...misplaced(meta, node)];
  const found = words.length === 0 || isDirective(node) ? [] : [unknownWords(page, node, words, known)];
  if (meta.region === undefined || meta.file !== undefined) return found;
  const message = `The fence has the region "${meta.region}" but no file.`;
  return [...found, findingAtNode(page, node, { rule: "fence", message, fix: 'add file="…".' })];
}

/** `{figure} ./name.png`, which MyST reads; that it is no language has a finding. */
function isDirective({ lang }: MdNode): boolean {
  return lang?.startsWith("{") === true;
}

/** One finding for all words of a fence: a quoted text of another generator is several words here. */
function unknownWords(page: Page, node: MdNode, words: readonly string[], known: readonly string[]): Finding {
  const [first = ""] = words;
  const name = /^[\w-]+/.exec(first)?.[0];
  const title =
    words.length === 1 ? /^\[(.+)\]$|^([\w./-]*\.\w+)$/.exec(first)?.slice(1).join("") : undefined;
  const fix =
    title !== undefined
      ? `write title="${title}".`
      : words.length > 1
        ? 'remove them; the text above the code is title="…", and lines are {1,3-5}.'
        : name === undefined
          ? "write lines as {1,3-5}, or remove it."
          : fixOf(name, known);
  const message = `"${words.join(" ")}" after the language of the fence has no meaning.`;
  return findingAtNode(page, node, { rule: "fence", message, fix });
}

function fixOf(name: string, known: readonly string[]): string {
  if (name === "live") return "remove it: only mdx fences can be live.";
  if (known.includes(name)) return `write ${name}=${name === "showLineNumbers" ? "1" : '"…"'}.`;
  return (Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined) ?? choose(name, known);
}

/** Words that have a meaning only after other languages. */
function misplaced(meta: FenceMeta, { lang, meta: words }: MdNode): string[] {
  if (lang !== "mermaid") {
    const isLive = /(^|\s)live(\s|$)/.test(words ?? "") && lang !== "mdx";
    return [...(meta.caption === undefined ? [] : ["caption"]), ...(isLive ? ["live"] : [])];
  }
  return (["title", "tag", "label", "region"] as const).filter((name) => meta[name] !== undefined);
}

function markFindings(page: Page, node: MdNode): Finding[] {
  const { lines } = fenceMetaOf(node.meta ?? "");
  const { line: first, column } = placeOf(node);
  return readMarks(node.value ?? "", node.lang ?? "", lines).problems.map(({ line, message, fix }) => ({
    path: page.path,
    line: first + line,
    column,
    rule: "fence",
    message,
    fix,
  }));
}
