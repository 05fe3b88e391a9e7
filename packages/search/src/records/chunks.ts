/**
 * Maximum length of one content record. Hosted search limits the size of records, and short texts make better
 * snippets.
 */
export const MAX_CHUNK_CHARS = 600;

/** White space after a sentence end, before a capital letter, digit or opening mark. */
const SENTENCE_BOUNDARY = /(?<=[.!?…:;])\s+(?=[\p{Lu}\p{N}"'“(/-])/u;

/** After a sentence a space replaces the line break, because it compresses better. */
const SENTENCE_END = /[.!?:]$/;

/**
 * Joins texts to chunks of at most `limit` characters. Chunks end at the end of a text if possible, else of a
 * sentence, else of a word.
 */
export function chunkTexts(texts: readonly string[], limit = MAX_CHUNK_CHARS): readonly string[] {
  const pieces = texts.flatMap((block) => splitText(block, limit));
  return pack(pieces, limit, (before) => (SENTENCE_END.test(before) ? " " : "\n"));
}

function splitText(text: string, limit: number): readonly string[] {
  if (text.length <= limit) return [text];
  const sentences = text.split(SENTENCE_BOUNDARY);
  return sentences.length > 1
    ? pack(
        sentences.flatMap((part) => splitText(part, limit)),
        limit,
      )
    : packWords(text, limit);
}

function packWords(text: string, limit: number): readonly string[] {
  const words = text.split(" ").flatMap((word) => cutWord(word, limit));
  return pack(words, limit);
}

/** Joins neighbors while they fit; `between` gives the character after a text. */
function pack(
  parts: readonly string[],
  limit: number,
  between: (before: string) => string = () => " ",
): readonly string[] {
  const packed: string[] = [];
  for (const part of parts) {
    const last = packed.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= limit)
      packed[packed.length - 1] = last + between(last) + part;
    else packed.push(part);
  }
  return packed;
}

function cutWord(word: string, limit: number): readonly string[] {
  return Array.from({ length: Math.ceil(word.length / limit) }, (_, i) =>
    word.slice(i * limit, (i + 1) * limit),
  );
}
