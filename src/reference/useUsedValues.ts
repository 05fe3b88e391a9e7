import { useDoc } from "@docusaurus/plugin-content-docs/client";
import type { ValueName } from "../facts/readerValues";
import { samplePlacesOf } from "../product/samplePlaces";
import { useProduct } from "../sections/useProduct";
import { useSection } from "../sections/useSection";

type Used = { readonly [name in ValueName]?: string | undefined };

/** The values that the code of the current page uses, each with the text that stands for it; undefined for none. */
export function useUsedValues(): Used | undefined {
  const { values } = useDoc().frontMatter as { readonly values?: Used };
  const product = useProduct();
  const isApi = useSection().id === "api";
  if (!isApi && !values) return undefined;
  const samples = isApi && { baseUrl: samplePlacesOf(product).baseUrl, token: undefined };
  return { ...samples, ...values };
}
