import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { parse } from "yaml";
import { encodeValue } from "./readerValues";

/** Names with characters that shells interpret; a reader cannot enter control characters. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom("'", '"', "$(id)", "`id`", "\\", " ", "!", "*", "‘", "’", "<b>", ";", "~"),
      fc.string(),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join("").replace(/\p{Cc}/gu, ""))
  .filter((text) => text !== "");

const SAMPLES = fc.sample(hostile, 200);

const written = (way: string, text: string): string => encodeValue(`group ${way}`, { group: text }) ?? "";

/** The arguments that a POSIX shell reads, in one run. */
function argumentsOf(words: readonly string[]): string[] {
  const script = `printf '%s\\0' ${words.join(" ")}`;
  return execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
}

test.each([
  ["sh", (text: string) => text],
  ["sq", (text: string) => `'${text}'`],
  ["dq", (text: string) => `"${text}"`],
])("a value stays one argument of a POSIX shell: %s", (way, around) => {
  expect(argumentsOf(SAMPLES.map((text) => around(written(way, text))))).toEqual(SAMPLES);
});

test("a value of 10,000 characters, and one of several lines, stay one argument", () => {
  const texts = ["x'".repeat(5_000), "a\nb $(id)\n"];
  expect(argumentsOf(texts.map((text) => written("sh", text)))).toEqual(texts);
});

test("PowerShell reads a value as one string, in which each quote is doubled", () => {
  for (const text of SAMPLES) {
    const [, inside] = /^'((?:[^'‘’‚‛]|(['‘’‚‛])\2)*)'$/.exec(written("ps", text)) ?? [];
    const read = inside?.replace(/(['‘’‚‛])\1/g, "$1") ?? written("ps", text);
    expect(read).toBe(text);
    expect(inside !== undefined || /^[\w.:/@+=%,-]+$/.test(text)).toBe(true);
  }
});

test("data reads a value as one text: JSON, YAML, and JSON between quotes of a shell", () => {
  for (const text of SAMPLES) {
    expect(JSON.parse(`{"name": "${written("json", text)}"}`)).toEqual({ name: text });
    expect(parse(`name: ${written("yaml", text)}`)).toEqual({ name: text });
  }
  const bodies = argumentsOf(SAMPLES.map((text) => `'{"name": "${written("json sq", text)}"}'`));
  expect(bodies.map((body) => (JSON.parse(body) as { name: string }).name)).toEqual(SAMPLES);
});

test("without an encoding, only values that need no quotes are inserted", () => {
  expect(encodeValue("baseUrl", { baseUrl: "http://[::1]:80" })).toBe("http://[::1]:80");
  expect(encodeValue("baseUrl", { baseUrl: '"; rm' })).toBeUndefined();
  expect(encodeValue("baseUrl", {})).toBeUndefined();
});
