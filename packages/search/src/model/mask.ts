const MASK = "*****";
/** Shorter keys are not masked, because ordinary words may contain them. */
const MIN_KEY_CHARS = 4;

/** Masks an API key, plain or percent-encoded, in a text for readers or logs. */
export function maskKey(text: string, key: string | null): string {
  if (key === null || key.length < MIN_KEY_CHARS) return text;
  return [key, encodeURIComponent(key)].reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
}
