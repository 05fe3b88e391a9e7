import { pageText } from "./sources";

test("pages of Windows are read like all others", () => {
  expect(pageText("\uFEFF---\r\ntitle: A\r\n---\r\n")).toBe("---\ntitle: A\n---\n");
});
