const MASK = "*****";
const SHORTEST_KEY = 4;

/** Removes a key, plain or percent-encoded, from a text that readers or logs will see. */
export function maskKey(text: string, key: string | null): string {
  if (key === null || key.length < SHORTEST_KEY) return text;
  return [key, encodeURIComponent(key)].reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
}
