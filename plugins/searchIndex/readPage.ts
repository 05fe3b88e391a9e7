import type { Attributes, PageListener } from "../builtPages";
import { ArticleReader } from "./articleReader";
import type { PageModel } from "./pageModel";

/** What the head of a page says. */
interface Head {
  title: string;
  readonly meta: Map<string, string>;
}

/** Takes from a built page what search says of it. */
export class PageModelListener implements PageListener<PageModel> {
  private readonly article = new ArticleReader();
  private readonly head: Head = { title: "", meta: new Map() };
  private inTitle = false;

  openElement(name: string, attributes: Attributes): void {
    if (name === "title" && this.head.title === "") this.inTitle = true;
    if (name === "meta") noteMeta(this.head, attributes);
    this.article.openElement(name, attributes);
  }

  addText(text: string): void {
    if (this.inTitle) this.head.title += text;
    this.article.addText(text);
  }

  closeElement(name: string): void {
    if (name === "title") this.inTitle = false;
    this.article.closeElement(name);
  }

  result(): PageModel {
    return { ...headOf(this.head), blocks: this.article.blocks };
  }
}

function noteMeta({ meta }: Head, attributes: Attributes): void {
  const name = (attributes["name"] ?? attributes["http-equiv"] ?? "").toLowerCase();
  if (name !== "" && !meta.has(name)) meta.set(name, attributes["content"] ?? "");
}

function headOf({ title, meta }: Head): Omit<PageModel, "blocks"> {
  const keywords = (meta.get("keywords") ?? "").split(",").map((word) => word.trim());
  return {
    title: title.trim(),
    description: meta.get("description") ?? null,
    keywords: keywords.filter((word) => word !== ""),
    noIndex: /\bnoindex\b/i.test(meta.get("robots") ?? "") || meta.has("refresh"),
  };
}
