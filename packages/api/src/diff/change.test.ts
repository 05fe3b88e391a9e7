import { added, changesByLevel } from "./change";

test("a change of many operations is told in sentences that can be read", () => {
  const operations = Array.from({ length: 21 }, (_, at) => `GET /api/things/${at}`);
  const [[title, sentences] = ["", []]] = changesByLevel([{ ...added("new status `404`"), operations }]);
  expect(title).toBe("Additions");
  expect(sentences).toHaveLength(2);
  expect(sentences[1]).toBe("`GET /api/things/20`: new status `404`.");
});
