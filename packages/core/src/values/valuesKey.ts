/** Tests whether the reader has set values. A separate file keeps the head script small. */
import { readStored } from "../browser/storage";

/** Query parameter with the release that the reader runs. */
export const RELEASE_QUERY = "release";

/** Key of the reader's values in local storage; `namespace` keeps sites on one origin apart. */
export function valuesKey(namespace: string): string {
  return `values${namespace}`;
}

/** True if values are stored, or the address names a release or an edition. */
export function hasValues(namespace: string): boolean {
  return readStored(valuesKey(namespace)) !== null || /(release|edition)=/.test(window.location.search);
}
