import type { Nodes } from "mdast";
import remarkParse from "remark-parse";
import { unified, type Data, type Processor } from "unified";

type Syntax = NonNullable<Data["micromarkExtensions"]>[number];
type TreeRules = NonNullable<Data["fromMarkdownExtensions"]>[number];
type TreeRule = Exclude<TreeRules, unknown[]>;

/** The part of GFM's syntax that finds bare e-mail addresses. */
const MAIL_SYNTAX = "emailAutolink";

/** What a bare e-mail address cannot do without. */
const MAIL = /[\w+.-]@/;

/** What a bare address of any kind cannot do without. */
const ADDRESS = /@|:\/\/|www\./i;

/** Nodes in which nothing becomes a link. */
const LINKS: ReadonlySet<string> = new Set(["link", "linkReference"]);

/**
 * Remark rule for behind `remark-gfm`: bare addresses are looked for only where there can be one, because GFM tries
 * every word of a page. The tree stays what it was.
 */
export function remarkLiterals(this: Processor): void {
  const { parser } = this;
  if (!parser)
    throw new Error("remarkLiterals needs a parser. Fix: use it behind remark-parse and remark-gfm.");
  this.data("fromMarkdownExtensions", (this.data("fromMarkdownExtensions") ?? []).map(sparing));
  let quick: ReturnType<typeof withoutMail> | undefined;
  this.parser = (text, file) =>
    MAIL.test(text) ? parser(text, file) : (quick ??= withoutMail(this.data())).parse(text);
}

/** A parser that knows no bare e-mail addresses. */
function withoutMail(data: Data) {
  const micromarkExtensions = data.micromarkExtensions?.map(withoutMailSyntax) ?? [];
  return unified()
    .data({ ...data, micromarkExtensions })
    .use(remarkParse)
    .freeze();
}

function withoutMailSyntax(syntax: Syntax): Syntax {
  const text = Object.entries(syntax.text ?? {}).flatMap(([code, constructs]) => {
    const kept = [constructs ?? []].flat().filter(({ name }) => name !== MAIL_SYNTAX);
    return kept.length > 0 ? [[code, kept] as const] : [];
  });
  return { ...syntax, text: Object.fromEntries(text) };
}

function sparing(rules: TreeRules): TreeRules {
  return Array.isArray(rules) ? rules.map(sparingRule) : sparingRule(rules);
}

/** What GFM does to a whole tree is to look for bare addresses once more. */
function sparingRule(rule: TreeRule): TreeRule {
  if (!rule.enter || !("literalAutolink" in rule.enter)) return rule;
  const transforms = rule.transforms?.map(
    (transform): typeof transform =>
      (tree) =>
        mayHoldAddress(tree) ? transform(tree) : undefined,
  );
  return { ...rule, transforms: transforms ?? [] };
}

function mayHoldAddress(node: Nodes): boolean {
  if (node.type === "text") return ADDRESS.test(node.value);
  return "children" in node && !LINKS.has(node.type) && node.children.some(mayHoldAddress);
}
