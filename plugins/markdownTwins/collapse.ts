import type { Element, Text } from "hast";

/** Elements that begin and end a line, and those that break one. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote br caption col colgroup dd div dl dt figcaption figure footer form h1 h2 h3 h4 " +
    "h5 h6 header hgroup hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul wbr"
  ).split(" "),
);

/** Elements that stand in a line like a letter. */
const EMBEDDED: ReadonlySet<string> = new Set(
  "audio canvas embed iframe img math object picture svg video".split(" "),
);

/**
 * Takes the white space out of a tree that a page does not show: each run of it becomes one space, and none is left at
 * the start and the end of a line (CSS Text 3, section 4.1.1). Blocks of code keep theirs. The tree itself changes.
 */
export function collapseSpace(root: Element): void {
  const line = new Line();
  const collapse = (parent: Element): void => {
    for (const child of [...parent.children]) {
      if (child.type === "text") line.add(child, parent);
      if (child.type !== "element") continue;
      const isBlock = BLOCKS.has(child.tagName);
      if (isBlock) line.end();
      if (EMBEDDED.has(child.tagName)) line.goOn();
      else if (child.tagName !== "pre") collapse(child);
      if (isBlock) line.end();
    }
  };
  collapse(root);
  line.end();
}

/** The texts of a line, which may stand in several elements. */
class Line {
  /** True at the start and after a space: more space would not be shown. */
  private hasSpace = true;
  /** The last text, where a space at its end may turn out to end the line. */
  private last: { readonly text: Text; readonly parent: Element } | undefined;

  add(text: Text, parent: Element): void {
    const value = text.value.replace(/[\t\n\v\f\r ]+/g, " ");
    set(text, parent, this.hasSpace ? value.replace(/^ /, "") : value);
    if (text.value === "") return;
    this.hasSpace = text.value.endsWith(" ");
    this.last = { text, parent };
  }

  /** Something other than text follows. */
  goOn(): void {
    this.hasSpace = false;
    this.last = undefined;
  }

  end(): void {
    if (this.last) set(this.last.text, this.last.parent, this.last.text.value.replace(/ $/, ""));
    this.hasSpace = true;
    this.last = undefined;
  }
}

/** A text of nothing goes. */
function set(text: Text, parent: Element, value: string): void {
  text.value = value;
  if (value === "") parent.children.splice(parent.children.indexOf(text), 1);
}
