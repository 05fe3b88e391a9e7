import type { MdNode } from "docusaurus-waymark-core/parse/tree";
import { highlight } from "./highlight";
import { hiddenCode, reduceHighlighting } from "./lighten";

const code = (value: string): MdNode => ({ type: "code", value });
const jsx = (name: string, children: MdNode[]): MdNode => ({ type: "mdxJsxFlowElement", name, children });
const hiddenIn = (...children: MdNode[]): (string | undefined)[] =>
  [...hiddenCode({ type: "root", children })].map(({ value }) => value);

test("panels behind the first count in large groups only", () => {
  expect(hiddenIn(jsx("CodeGroup", ["a", "b", "c", "d"].map(code)))).toEqual(["b", "c", "d"]);
  expect(hiddenIn(jsx("CodeGroup", ["a", "b", "c"].map(code)), code("e"))).toEqual([]);
});

test("of an answer what is behind its first tab counts", () => {
  const tabs = (): MdNode => jsx("CodeGroup", [code("example"), code("schema")]);
  expect(hiddenIn(jsx("ResponseBody", [tabs()]), jsx("ResponseBody", [code("error")]))).toEqual(["schema"]);
});

test("texts, comments and keywords keep their colors, data keeps none, and no character is lost", () => {
  const html = reduceHighlighting(
    highlight('const a = f("<b>"); // ok', "js", new Map([[1, "highlight"]])),
    "js",
  );
  expect(html).toContain('<span class="tk-k">const</span>');
  expect(html).toContain('<mark class="tk-line">');
  expect(html).not.toMatch(/tk-[ofnp]"/);
  expect(html.replace(/<[^>]*>/g, "")).toBe('const a = f("&lt;b&gt;"); // ok');
  expect(reduceHighlighting(highlight('{"a": 1}', "json"), "json")).toBe('{"a": 1}');
});
