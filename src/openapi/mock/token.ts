/** A token that the mock accepts: the shape of a personal access token (prefix, 40 characters), and plainly no secret. */
export function mockToken(prefix: string): string {
  return `${prefix}${"Mock".repeat(10)}`.slice(0, 40);
}
