import type { MdNode } from "docusaurus-waymark-core/parse/tree";
import { remarkCode } from "./index";

const fence = (lang: string, value: string, meta?: string): MdNode => ({
  type: "code",
  lang,
  value,
  meta: meta ?? null,
});

/** Names of the attributes without a value, of each block. */
function flagsOf(...children: MdNode[]): readonly string[] {
  const root: MdNode = { type: "root", children };
  remarkCode({ client: "mesh" })(root);
  return (root.children ?? []).map(({ attributes = [] }) =>
    attributes
      .filter(({ value }) => value === null)
      .map(({ name }) => name)
      .join(),
  );
}

test("text after a command is its output; text with a title or after other code is not", () => {
  expect(flagsOf(fence("bash", "mesh status"), fence("text", "Connected"))).toEqual(["wraps", "output"]);
  expect(flagsOf(fence("sh", "a"), fence("text", "b", 'title="c"'), fence("text", "d"))).toEqual([
    "wraps",
    "",
    "",
  ]);
  expect(flagsOf(fence("yaml", "a: b"), fence("text", "c"))).toEqual(["", ""]);
});

test("commands of up to six lines wrap", () => {
  expect(flagsOf(fence("bash", "a\n".repeat(5) + "a"), fence("bash", "a\n".repeat(6) + "a"))).toEqual([
    "wraps",
    "",
  ]);
});

test("the program of the product is colored where it starts a command, and addresses have one color", () => {
  const root: MdNode = {
    type: "root",
    children: [fence("bash", "sudo mesh up --url https://a.example:443/x && mesh down\ncp a \\\n  mesh b")],
  };
  remarkCode({ client: "mesh" })(root);
  const html = JSON.stringify(root.children).replaceAll('\\"', '"');
  expect(html.match(/<span class="tk-f">[^<]*mesh[^<]*<\/span>/g)).toHaveLength(2);
  expect(html).toContain("<i>https://a.example:443/<wbr>x </i>");
});
