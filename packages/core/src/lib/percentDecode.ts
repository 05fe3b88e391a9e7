/** Decodes percent-encoding (RFC 3986). A text that is not valid percent-encoding is returned unchanged. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
