/** A token for the mock: it has the format of a personal access token (prefix, 40 characters), but is clearly no secret. */
export function mockToken(prefix = ""): string {
  return `${prefix}${"Mock".repeat(10)}`.slice(0, 40);
}
