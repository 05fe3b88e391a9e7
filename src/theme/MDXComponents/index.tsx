/**
 * Change: ejected whole; our own elements, and none of the stock ones that pull in code nobody uses here
 * (collapsible details, Mermaid, the highlighter); a text that is reached by a link is drawn in two parts.
 * Reason: components and tables of our own for writers; page weight; time from a press to the next page.
 * Upstream: @docusaurus/theme-classic MDXComponents (eject).
 */
import Admonition from "@theme/Admonition";
import Heading from "@theme/Heading";
import type { ComponentProps, ReactNode } from "react";
import { TextInParts } from "@site/src/layout/page/TextInParts";
import { InlineCode, ProseCell, ProseImage } from "@site/src/mdx/prose/plain";
import { ProseLink } from "@site/src/mdx/prose/ProseLink";
import { ProseTable } from "@site/src/mdx/prose/ProseTable";

const MDXComponents = {
  wrapper: TextInParts,
  admonition: Admonition,
  a: ProseLink,
  code: InlineCode,
  img: ProseImage,
  table: ProseTable,
  // A head without a text names nothing: an empty corner is a plain cell.
  th: (props: ComponentProps<"th">): ReactNode => <ProseCell as={props.children ? "th" : "td"} {...props} />,
  td: (props: ComponentProps<"td">): ReactNode => <ProseCell as="td" {...props} />,
  h1: (props: ComponentProps<"h1">): ReactNode => <Heading as="h1" {...props} />,
  h2: (props: ComponentProps<"h2">): ReactNode => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<"h3">): ReactNode => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<"h4">): ReactNode => <Heading as="h4" {...props} />,
  h5: (props: ComponentProps<"h5">): ReactNode => <Heading as="h5" {...props} />,
  h6: (props: ComponentProps<"h6">): ReactNode => <Heading as="h6" {...props} />,
};

export default MDXComponents;
