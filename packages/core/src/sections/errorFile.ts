/** The error file `404.html`: one static file that hosts send for all unknown addresses, of any section. */
import { useSyncExternalStore } from "react";
import { ADDRESSED } from "./errorFileParts";
import { useSitePath } from "./useSitePath";

/** Route of the error file, which is built as a page of the root section. */
const ERROR_ROUTE = "/404";

/** True while the error file is built, and in the browser while it is hydrated. */
export function useIsErrorFile(): boolean {
  const isBuilt = useSitePath() === ERROR_ROUTE;
  const isHydrating = useIsErrorFileHydrating();
  return isBuilt || isHydrating;
}

/** True in the browser while the error file is hydrated: React must render the same as the build. */
export function useIsErrorFileHydrating(): boolean {
  return useSyncExternalStore(neverChanges, () => false, isErrorFileLoaded);
}

function neverChanges(): () => void {
  return () => undefined;
}

function isErrorFileLoaded(): boolean {
  return typeof document !== "undefined" && document.documentElement.hasAttribute(ADDRESSED);
}
