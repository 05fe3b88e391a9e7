import { pageText } from "./frontMatter";

test("pages of Windows and of old editors are read like all others", () => {
  expect(pageText("\uFEFF---\r\ntitle: A\r\n---\r")).toBe("---\ntitle: A\n---\n");
});
