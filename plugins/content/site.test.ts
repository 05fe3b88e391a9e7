import { pageText } from "./site";

test("pages of Windows are read like all others", () => {
  expect(pageText("\uFEFF---\r\ntitle: A\r\n---\r\n")).toBe("---\ntitle: A\n---\n");
});
