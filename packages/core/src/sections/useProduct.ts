import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ProductIdentity } from "../product/identity";

/** The identity of this build. */
export function useProduct(): ProductIdentity {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.customFields?.["product"] as ProductIdentity;
}
