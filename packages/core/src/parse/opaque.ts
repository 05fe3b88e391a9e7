/** Parts of a text that hold no tags and braces: escapes and code. */
export const OPAQUE = /\\[^]|(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|^~~~[^]*?^~~~/;
