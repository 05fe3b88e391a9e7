import { Parser } from "htmlparser2";
import { articlePart } from "../articlePart";
import { ownText } from "../ownText";
import { ArticleReader } from "./articleReader";
import type { Attributes } from "./elements";
import type { PageModel } from "./pageModel";

/** What the head of a page says. */
interface Head {
  title: string;
  readonly meta: Map<string, string>;
}

/** Reads the HTML of a built page; minified HTML with its optional tags left out is understood. */
export function readPage(html: string): PageModel {
  const reader = new ArticleReader();
  const head: Head = { title: "", meta: new Map() };
  let inTitle = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "title" && head.title === "") inTitle = true;
      if (name === "meta") noteMeta(head, attributes);
      reader.openElement(name, attributes);
    },
    ontext: (text) => {
      if (inTitle) head.title += text;
      reader.addText(text);
    },
    onclosetag: (name) => {
      if (name === "title") inTitle = false;
      reader.closeElement(name);
    },
  });
  for (const part of partsOf(html)) parser.write(part);
  parser.end();
  return { ...headOf(head), blocks: reader.blocks };
}

/** The head and the articles of a page; all of a page that has none. */
function partsOf(html: string): readonly string[] {
  const body = html.search(/<body\b/);
  const articles = articlePart(html);
  return body < 0 || articles === "" ? [html] : [ownText(html.slice(0, body)), articles];
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
