/**
 * The same text without what it was cut from. V8 keeps a long text in memory as long as any part that was cut out of it,
 * so what a build takes from a page and keeps would hold all pages.
 */
export function ownText(text: string): string {
  return Buffer.from(text).toString();
}
