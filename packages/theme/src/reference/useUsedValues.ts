import { useDoc } from "@docusaurus/plugin-content-docs/client";
import {
  textsOf,
  valueOf,
  type PageValues,
  type ValueName,
} from "docusaurus-waymark-core/facts/readerValues";
import { samplePlaceholdersOf } from "docusaurus-waymark-core/product/samplePlaceholders";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { useSection } from "docusaurus-waymark-core/sections/useSection";

/** Values that a page uses, each with its example text in the page. */
export type UsedValues = { readonly [name in ValueName]?: string | undefined };

/** Fields of the front matter. `dated` is set by `../plugins/markdown` on pages that mark content of newer releases. */
interface FrontMatter {
  readonly values?: PageValues;
  readonly since?: string;
  readonly dated?: boolean;
}

/** The values of the current page, in the order of its front matter; undefined for none. */
export function useUsedValues(): UsedValues | undefined {
  const { values = {}, since, dated } = useDoc().frontMatter as FrontMatter;
  const { baseUrl } = samplePlaceholdersOf(useProduct());
  const samples =
    useSection().id === "api" ? [["baseUrl", baseUrl] as const, ["token", undefined] as const] : [];
  const own = Object.keys(values).map((name) => [valueOf(name), textsOf(values[name])[0]] as const);
  const release = dated === true || since !== undefined ? [["release", ""] as const] : [];
  const used: Record<string, string | undefined> = {};
  // The first text of a value is used.
  for (const [name, text] of [...samples, ...own, ...release]) used[name] ??= text;
  return Object.keys(used).length === 0 ? undefined : used;
}
