/** FNV-1a hash of the UTF-16 code units of a text, 32 bits. Distinguishes texts; not a signature. */
export function checksumOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
