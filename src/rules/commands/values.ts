import type { CliFlag, CliFlagType } from "../../facts/commands";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import type { ShellWord } from "docusaurus-plugin-waymark-check/rules/samples/shell";
import { meant, type CommandProblem } from "./problem";

interface TypeRule {
  readonly accepts: (value: string) => boolean;
  /** "a number from 0 to 65535" */
  readonly what: string;
}

const DURATION = /^0$|^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/;
const ANY: TypeRule = { accepts: () => true, what: "a value" };

const TYPES: Readonly<Record<CliFlagType, TypeRule>> = {
  bool: { accepts: (value) => /^(true|false|1|0|t|f)$/i.test(value), what: "true or false" },
  string: ANY,
  list: ANY,
  path: { accepts: (value) => value !== "", what: "a path" },
  "KEY=VALUE list": { accepts: (value) => value === "" || value.includes("="), what: "KEY=VALUE" },
  url: { accepts: (value) => URL.canParse(value), what: "an address such as https://vpn.example.com" },
  "ip:port": { accepts: (value) => value === "" || /:\d{1,5}$/.test(value), what: "an address and a port" },
  duration: { accepts: (value) => DURATION.test(value), what: "a duration such as 30s, 5m or 1h" },
  seconds: wholeNumber(2 ** 31),
  int: wholeNumber(2 ** 31),
  uint8: wholeNumber(2 ** 8),
  uint16: wholeNumber(2 ** 16),
  uint32: wholeNumber(2 ** 32),
};

function wholeNumber(limit: number): TypeRule {
  return {
    accepts: (value) => /^\d+$/.test(value) && Number(value) < limit,
    what: `a whole number from 0 to ${limit - 1}`,
  };
}

/** Checks the value that a flag is given. Open words (expansions, placeholders) pass. */
export function checkValue(flag: CliFlag, value: ShellWord): CommandProblem[] {
  if (value.open) return [];
  if (flag.values && !flag.values.includes(value.text)) return [notOneOf(flag.name, flag.values, value)];
  const rule = TYPES[flag.type];
  if (rule.accepts(value.text)) return [];
  const message = `"${value.text}" is not a valid value for ${flag.name}.`;
  return [{ offset: value.offset, message, fix: `write ${rule.what}.` }];
}

/** A word outside a closed list. `owner` is the flag or the command that takes it. */
export function notOneOf(
  owner: string,
  names: readonly string[],
  { text, offset }: ShellWord,
): CommandProblem {
  const near = nearest(text, names);
  const fix = near === undefined ? `write one of ${names.join(", ")}.` : `write "${near}".`;
  return { offset, message: `"${text}" is not a valid value for ${owner}.`, fix, ...meant(text, names) };
}
