/**
 * Change: document titles end with product and section.
 * Reason: `Page - {product} Docs` and `Page - {product} API`, also in og:title.
 * Upstream: @docusaurus/theme-classic ThemeProvider/TitleFormatter (eject).
 */
import { translate } from "@docusaurus/Translate";
import { TitleFormatterProvider } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";
import type { Props } from "@theme/ThemeProvider/TitleFormatter";
import { pageTitle, sectionOfPlugin } from "docusaurus-waymark-core/sections";

type Formatter = ComponentProps<typeof TitleFormatterProvider>["formatter"];

const formatter: Formatter = ({ title, siteTitle, plugin }) =>
  pageTitle(
    title.trim() || translate({ id: "page.documentation", message: "Documentation" }),
    sectionOfPlugin(plugin),
    siteTitle,
  );

export default function ThemeProviderTitleFormatter({ children }: Props): ReactNode {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
