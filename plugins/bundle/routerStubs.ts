/**
 * Stand in for what react-router imports and a built site never calls: the check of prop types during development, and
 * the copying of static members for `withRouter` around class components.
 */
export function isValidElementType(): boolean {
  return true;
}

export default function hoistStatics<T>(target: T): T {
  return target;
}
