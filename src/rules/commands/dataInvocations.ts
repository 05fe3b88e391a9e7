import { isScalar, parseAllDocuments, visit, type Scalar, type YAMLSeq } from "yaml";
import { commandsInString, invocationOfList, type Invocation } from "./invocations";

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
        found.push(...commandLines(scalar, text));
      },
    });
  }
  return found;
}

function wordList(list: YAMLSeq): Invocation | undefined {
  const items = list.items.filter((item): item is Scalar<string> => isScalar(item) && isText(item.value));
  return invocationOfList(
    items.map((item) => ({ text: item.value, offset: startOf(item), open: /\$[({]|\$\w/.test(item.value) })),
  );
}

function commandLines(scalar: Scalar, text: string): Invocation[] {
  const { value } = scalar;
  return isText(value) ? commandsInString(value, (at) => offsetInSource(scalar, value, text, at)) : [];
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
