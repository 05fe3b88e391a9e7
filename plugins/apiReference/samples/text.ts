/** A line, several lines, or nothing. */
export type Lines = string | readonly Lines[] | false | undefined;

/** Joins lines; `false` and `undefined` leave no line behind. */
export function lines(...parts: readonly Lines[]): string {
  return flat(parts).join("\n");
}

function flat(parts: readonly Lines[]): string[] {
  return parts.flatMap((part) => {
    if (part === false || part === undefined) return [];
    return typeof part === "string" ? [part] : flat(part);
  });
}

/** Puts `prefix` before every line but the first, so that a block fits where its first line stands. */
export function hang(text: string, prefix: string): string {
  return text.replace(/\n/g, `\n${prefix}`);
}

/** `listPeers`, `list-peers` or `List peers` as `ListPeers`. */
export function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");
}

/** Headers of a request, in the order in which they are shown; the token's value differs by language. */
export function headerNames(request: { readonly auth: boolean; readonly body?: unknown }): readonly string[] {
  return [
    "Accept",
    ...(request.auth ? ["Authorization"] : []),
    ...(request.body === undefined ? [] : ["Content-Type"]),
  ];
}

/** The media type of both directions. */
export const JSON_TYPE = "application/json";
