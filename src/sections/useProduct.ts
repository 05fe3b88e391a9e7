import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ProductIdentity } from "../product/identity";

/** The identity that this build documents, for components. */
export function useProduct(): ProductIdentity {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.customFields?.["product"] as ProductIdentity;
}
