/** Accents and points that may be left out in writing. The marks of other scripts are parts of letters: `データ`, `हिन्दी`. */
const ACCENTS = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])\p{M}+/gu;

/** The text without accents. Full-width letters and ligatures become plain letters. */
export function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(ACCENTS, "$1").normalize("NFC");
}
