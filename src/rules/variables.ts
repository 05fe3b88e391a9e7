import type { Rule } from "docusaurus-waymark-core/rules/given";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { VARIABLE_NAMES } from "../facts/variables";
import { tokenPattern } from "docusaurus-waymark-core/product/resolve";
import { findingAt, guessing, type Page } from "docusaurus-waymark-core/parse";
import type { Finding } from "docusaurus-waymark-core/report";

/** `{{env}}_NAME` with what follows; a `*` behind it stands for several names. */
const USE = new RegExp(`(${tokenPattern(["env", "serverEnv"])})_([A-Z0-9_]*)(\\*?)`, "g");

const NAMES = VARIABLE_NAMES.filter((name) => !name.endsWith("*"));
const KNOWN = new Set(NAMES);

export const variables: Rule = { names: ["variable"], kind: "written", check: variableRule };

/** Every variable with the client's or the server's prefix is one that the data knows, wherever it stands. Without data each is right. */
export function variableRule(page: Page): Finding[] {
  if (VARIABLE_NAMES.length === 0) return [];
  return [...page.text.matchAll(USE)].flatMap((match) => {
    const [, prefix = "", rest = "", star = ""] = match;
    const name = `${prefix}_${rest}`;
    return isKnown(name, star !== "" || rest === "" || rest.endsWith("_"))
      ? []
      : [unknown(page, match.index, prefix, rest)];
  });
}

function isKnown(name: string, family: boolean): boolean {
  return family ? NAMES.some((known) => known.startsWith(name)) : KNOWN.has(name);
}

function unknown(page: Page, offset: number, prefix: string, rest: string): Finding {
  const sisters = NAMES.filter((name) => name.startsWith(`${prefix}_`)).map((name) =>
    name.slice(prefix.length + 1),
  );
  const near = nearest(rest, sisters);
  const fix =
    near === undefined
      ? "use a variable of src/facts/commands or src/facts/variables."
      : `write "${prefix}_${near}".`;
  const message = `There is no variable "${prefix}_${rest}".`;
  const edit = guessing(page.text, offset + prefix.length + 1, rest, near);
  return findingAt(page, offset, { rule: "variable", message, fix, ...edit });
}
