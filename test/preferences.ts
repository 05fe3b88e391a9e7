/** A host's choice by the qualities of an Accept header (RFC 9110, 12.5.1); of equals, the one that is named first. */
export const PREFERENCES: readonly (readonly [accept: string, prefers: "Markdown" | "HTML"])[] = [
  ["text/markdown", "Markdown"],
  ["text/markdown, text/html;q=0.8", "Markdown"],
  ["text/html, text/markdown;q=0.5", "HTML"],
  ["text/markdown;q=0, */*", "HTML"],
  ["text/markdown;q=0.0, text/html;q=0", "HTML"],
  ["text/html;q=0.5, text/markdown", "Markdown"],
  ["text/html;q=0.5, text/markdown;q=0.6", "Markdown"],
  ["text/markdown;q=0.5, */*", "HTML"],
  ["text/markdown;q=0.5, */*;q=0.1", "Markdown"],
  ["text/markdown; q=0.8, text/*; q=0.9", "HTML"],
  ["text/markdown, text/html, */*", "Markdown"],
  ["text/html, text/markdown, */*", "HTML"],
  ["text/html;level=1;q=0.1, text/markdown", "Markdown"],
  ["text/markdown;charset=utf-8;q=0.1, text/html", "HTML"],
  ["*/*", "HTML"],
];
