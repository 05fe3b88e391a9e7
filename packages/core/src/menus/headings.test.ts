import { menuHeadingsOf } from "./headings";

test("the menu lists the h2 headings outside code, with the methods of operations", () => {
  const source = [
    "## The object",
    "## List `all` keys {tag=GET label=/api/keys}",
    "```md",
    "## Not a heading {tag=GET}",
    "```",
    "## Delete a key {#remove tag=DELETE label=/api/keys/{id}}",
    "### Detail {tag=GET}",
    "## List all keys {tag=POST}",
  ].join("\n");
  expect(menuHeadingsOf(source)).toEqual([
    { id: "the-object", title: "The object" },
    { id: "list-all-keys", title: "List all keys", tag: "GET" },
    { id: "remove", title: "Delete a key", tag: "DELETE" },
    { id: "list-all-keys-2", title: "List all keys", tag: "POST" },
  ]);
});

test("a heading with the slug of the page's title gets another id", () => {
  expect(menuHeadingsOf("---\ntitle: Keys\n---\n\n## Keys\n")).toEqual([{ id: "keys-2", title: "Keys" }]);
});
