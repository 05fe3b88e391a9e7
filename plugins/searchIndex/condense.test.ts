import { condenseCode, LONGEST_CODE } from "./condense";

test("a command stays as it is", () => {
  expect(condenseCode("sudo program up --flag { x }", new Set())).toBe("sudo program up --flag { x }");
});

test("of long code each word stays once on a page, brackets go", () => {
  const known = new Set<string>();
  const code = `services: { one: two } ${"again ".repeat(LONGEST_CODE / 4)} PORT=443`;
  expect(condenseCode(code, known)).toBe("services: one: two again PORT=443");
  expect(condenseCode(`${code} fresh`, known)).toBe("fresh");
});
