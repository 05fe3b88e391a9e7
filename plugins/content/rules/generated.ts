/** Pages that the API description makes. */
const GENERATED = "api/resources/";

/** True for pages that a command writes; their prose is checked where it comes from. */
export function isGenerated({ path }: { readonly path: string }): boolean {
  return path.startsWith(GENERATED);
}
