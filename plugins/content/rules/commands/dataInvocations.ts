import { isScalar, parseAllDocuments, visit, type Scalar, type YAMLSeq } from "yaml";
import { CLIENT, invocationsIn, type Invocation } from "./invocations";

/**
 * Starts of the client in YAML or JSON: lists of words (`command: ["client", "status"]`) and strings that
 * hold a command line. Text that does not parse has none; the syntax rules report it.
 */
export function dataInvocations(text: string): Invocation[] {
  const found: Invocation[] = [];
  for (const document of parseAllDocuments(text)) {
    if ("empty" in document) continue;
    visit(document, {
      Seq(_, list) {
        const words = wordList(list);
        if (words) found.push(words);
      },
      Scalar(_, scalar) {
        found.push(...commandsInString(scalar, text));
      },
    });
  }
  return found;
}

function wordList(list: YAMLSeq): Invocation | undefined {
  const items = list.items.filter((item): item is Scalar<string> => isScalar(item) && isText(item.value));
  const start = items.findIndex(({ value }) => value === CLIENT || value.endsWith(`/${CLIENT}`));
  const name = items[start];
  if (!name) return undefined;
  const words = items
    .slice(start + 1)
    .map((item) => ({ text: item.value, offset: startOf(item), open: /\$[({]|\$\w/.test(item.value) }));
  return { words, end: startOf(name) + name.value.length };
}

function commandsInString(scalar: Scalar, text: string): Invocation[] {
  const { value } = scalar;
  if (!isText(value) || !value.includes(`${CLIENT} `)) return [];
  const place = (offset: number) => offsetInSource(scalar, value, text, offset);
  return invocationsIn(value).map(({ words, end }) => ({
    words: words.map((word) => ({ ...word, offset: place(word.offset) })),
    end: place(end),
  }));
}

/** Block scalars lose their indentation: the line of a value is searched for behind the start of the scalar. */
function offsetInSource(scalar: Scalar, value: string, text: string, offset: number): number {
  const lineStart = value.lastIndexOf("\n", offset - 1) + 1;
  const line = value.slice(lineStart).split("\n")[0] ?? "";
  const at = text.indexOf(line, startOf(scalar));
  return at === -1 ? startOf(scalar) : at + offset - lineStart;
}

function startOf({ range, type }: Scalar): number {
  return (range?.[0] ?? 0) + (type?.startsWith("QUOTE") ? 1 : 0);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
