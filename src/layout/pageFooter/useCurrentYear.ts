import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** The current year; in the static HTML and while hydrating it is the year of the build. */
export function useCurrentYear(): number {
  const { siteConfig } = useDocusaurusContext();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => siteConfig.customFields?.["buildYear"] as number,
  );
}
