/** Accents and points that may be left out in writing. The marks of other scripts are parts of letters: `データ`, `हिन्दी`. */
const ACCENTS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}/gu;

/** The text without accents. Full-width letters and ligatures become plain letters. */
export function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(ACCENTS, "").normalize("NFC");
}
