import { messagesMarkdown } from "./messages";

test("a text is code whatever it has, and nothing in it is an element or an expression", () => {
  const markdown = messagesMarkdown("commands") ?? "";
  expect(markdown).toContain('### `profile "<name>" not found` {/* #profile-not-found */}');
  expect(messagesMarkdown("nothing")).toBeUndefined();
});
