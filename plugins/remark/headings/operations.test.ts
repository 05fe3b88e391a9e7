import fs from "node:fs";
import path from "node:path";
import { operationsOf } from "./operations";

test("operations are the h2 headings with a method, outside code", () => {
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
  expect(operationsOf(source)).toEqual([
    { id: "list-all-keys", title: "List all keys", tag: "GET" },
    { id: "remove", title: "Delete a key", tag: "DELETE" },
    { id: "list-all-keys-2", title: "List all keys", tag: "POST" },
  ]);
});

test("the setup-keys page lists its five operations", () => {
  const source = fs.readFileSync(path.resolve("api/resources/setup-keys.mdx"), "utf8");
  expect(operationsOf(source).map(({ tag }) => tag)).toEqual(["GET", "POST", "GET", "PUT", "DELETE"]);
});
