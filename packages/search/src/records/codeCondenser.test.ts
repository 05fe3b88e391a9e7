import { MAX_VERBATIM_CODE_CHARS, CodeCondenser } from "./codeCondenser";

const FILLER = "--again ".repeat(MAX_VERBATIM_CODE_CHARS / 4);

const text = (said: string) => ({ kind: "text", text: said });
const terms = (said: string) => ({ kind: "terms", text: said });

test("a command that says anything new stays as it is", () => {
  const page = new CodeCondenser();
  expect(page.condense("sudo program up --flag { x }")).toEqual(text("sudo program up --flag { x }"));
  expect(page.condense("sudo program up --flag { y }")).toEqual(terms(""));
  expect(page.condense("sudo program up --other { y }")).toEqual(text("sudo program up --other { y }"));
});

test("of long code each name stays once on a page; signs, numbers and words of the format go", () => {
  const page = new CodeCondenser();
  const code = `services: { one: "Two" } ${FILLER} PORT=443 true`;
  expect(page.condense(code)).toEqual(terms("services Two --again PORT"));
  expect(page.condense(`${code} fresh-name`)).toEqual(terms("fresh-name"));
});

test("what the text says already is not kept again, but a flag is no word", () => {
  const page = new CodeCondenser();
  expect(page.addWords("The service needs PORT_OF_ALL.")).toBe("The service needs PORT_OF_ALL.");
  expect(page.condense(`${FILLER} PORT_OF_ALL service --service`)).toEqual(terms("--again --service"));
});

test("hosts before paths, references to variables and random keys are left out", () => {
  const code = `${FILLER} https://api.example.com/api/peers/$PEER https://api.example.com/api/groups ch8i54g6lnn4g9hqv7n0`;
  expect(new CodeCondenser().condense(code)).toEqual(terms("--again /api/groups"));
});
