/**
 * Change: rewritten; our elements instead of the stock ones, whose code is not used here (collapsible details, Mermaid, the
 * highlighter); the text of a page that is reached by a link is rendered in two parts.
 * Reason: our elements for prose and tables, page weight, and faster client navigation.
 * Upstream: @docusaurus/theme-classic MDXComponents (eject).
 */
import Admonition from "@theme/Admonition";
import Heading from "@theme/Heading";
import type { ComponentProps, ReactNode } from "react";
import { TextInParts } from "../../layout/page/TextInParts";
import { InlineCode, ProseCell, ProseImage, ProseItem } from "../../mdx/prose/plain";
import { ProseLink } from "../../mdx/prose/ProseLink";
import { ProseTable } from "../../mdx/prose/ProseTable";

const MDXComponents = {
  wrapper: TextInParts,
  admonition: Admonition,
  a: ProseLink,
  code: InlineCode,
  img: ProseImage,
  li: ProseItem,
  dt: (props: ComponentProps<"li">): ReactNode => <ProseItem as="dt" {...props} />,
  table: ProseTable,
  // An empty header cell is rendered as `<td>`: it is a header of nothing.
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
