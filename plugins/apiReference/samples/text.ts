/** A line, several lines, or nothing. */
export type Lines = string | readonly Lines[] | false | undefined;

/** Joins lines; `false` and `undefined` are skipped. */
export function lines(...parts: readonly Lines[]): string {
  return flattenLines(parts).join("\n");
}

function flattenLines(parts: readonly Lines[]): string[] {
  return parts.flatMap((part) => {
    if (part === false || part === undefined) return [];
    return typeof part === "string" ? [part] : flattenLines(part);
  });
}

/** Adds `prefix` to every line but the first, so that a block can be inserted into an indented line. */
export function indentAfterFirstLine(text: string, prefix: string): string {
  return text.replace(/\n/g, `\n${prefix}`);
}

/** `listPeers`, `list-peers` or `List peers` become `ListPeers`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");
}

/** Headers of a request in display order. */
export function headerNames(request: { readonly auth: boolean; readonly body?: unknown }): readonly string[] {
  return [
    "Accept",
    ...(request.auth ? ["Authorization"] : []),
    ...(request.body === undefined ? [] : ["Content-Type"]),
  ];
}

/** The media type of requests and responses. */
export const JSON_TYPE = "application/json";
