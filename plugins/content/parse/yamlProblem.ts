import type { YAMLParseError } from "yaml";

/** What is wrong with a YAML text, in the words of the site. */
export interface YamlProblem {
  /** Without a full stop. */
  readonly message: string;
  readonly fix: string;
}

const BY_CODE: Readonly<Record<string, YamlProblem>> = {
  DUPLICATE_KEY: { message: "this key occurs twice", fix: "remove one of the two lines." },
  TAB_AS_INDENT: { message: "a tab indents this line", fix: "indent with spaces." },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'the value has ": " in it',
    fix: "write double quotes around the value.",
  },
  MULTILINE_IMPLICIT_KEY: {
    message: "this line has no key with a colon",
    fix: 'write "key: value", or indent the line if it continues the one above.',
  },
  MISSING_CHAR: {
    message: "a quote, a comma or a bracket is missing here",
    fix: "close what is open before this.",
  },
};

/** Explains an error of the YAML parser. */
export function yamlProblem({ code, message }: Pick<YAMLParseError, "code" | "message">): YamlProblem {
  if (/^Flow (?:sequence|map)/.test(message))
    return { message: 'a "[" or "{" above is not closed', fix: 'write the "]" or "}" that closes it.' };
  const parserMessage = (message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
  return BY_CODE[code] ?? { message: parserMessage, fix: "write valid YAML." };
}
