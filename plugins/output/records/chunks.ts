/** Most characters of one content record; the hosted service asks for small ones, and so does a good snippet. */
export const CHUNK_LENGTH = 600;

/** Sentence end: closing mark, space, and the beginning of something new. */
const SENTENCE_BORDER = /(?<=[.!?…:;])\s+(?=[\p{Lu}\p{N}"'“(/-])/u;

/** After a sentence a new line says no more than a space, which costs less. */
const SENTENCE_END = /[.!?:]$/;

/** Joins texts to pieces of at most `limit` characters, cut between texts, else between sentences, else between words. */
export function chunkTexts(texts: readonly string[], limit = CHUNK_LENGTH): readonly string[] {
  const pieces: string[] = [];
  for (const text of texts.flatMap((block) => fit(block, limit))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= limit)
      pieces[pieces.length - 1] = `${last}${SENTENCE_END.test(last) ? " " : "\n"}${text}`;
    else pieces.push(text);
  }
  return pieces;
}

function fit(text: string, limit: number): readonly string[] {
  if (text.length <= limit) return [text];
  const sentences = text.split(SENTENCE_BORDER);
  return sentences.length > 1
    ? pack(
        sentences.flatMap((part) => fit(part, limit)),
        limit,
      )
    : packWords(text, limit);
}

function packWords(text: string, limit: number): readonly string[] {
  const words = text.split(" ").flatMap((word) => cutWord(word, limit));
  return pack(words, limit);
}

function pack(parts: readonly string[], limit: number): readonly string[] {
  const packed: string[] = [];
  for (const part of parts) {
    const last = packed.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= limit)
      packed[packed.length - 1] = `${last} ${part}`;
    else packed.push(part);
  }
  return packed;
}

function cutWord(word: string, limit: number): readonly string[] {
  return Array.from({ length: Math.ceil(word.length / limit) }, (_, i) =>
    word.slice(i * limit, (i + 1) * limit),
  );
}
