/** A copy of an object without some of its keys. */
export function omit<Source extends object, Key extends PropertyKey>(
  source: Source,
  ...keys: readonly Key[]
): Omit<Source, Key> {
  const rest = Object.entries(source).filter(([key]) => !(keys as readonly PropertyKey[]).includes(key));
  return Object.fromEntries(rest) as Omit<Source, Key>;
}
