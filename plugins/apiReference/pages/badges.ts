import type { PhrasingContent } from "mdast";
import type { Marks, Target } from "../model";
import { inlineElement, link, paragraph, text, type Attributes, type Block } from "./nodes";

/** Badges for what a reader must know before using something, each followed by a space. */
export function badgesOf({ cloudOnly, experimental, deprecated, since }: Marks): PhrasingContent[] {
  return [
    ...when(deprecated, { status: "warning" }, "Deprecated"),
    ...when(
      cloudOnly,
      { status: "cloud-only", hover: "The open-source server does not have it." },
      "Cloud only",
    ),
    ...when(
      experimental,
      { status: "experimental", hover: "It may change or go without notice." },
      "Experimental",
    ),
    ...when(since !== undefined, { status: "info" }, `Since ${since ?? ""}`),
  ];
}

function when(marked: boolean, attributes: Attributes, label: string): PhrasingContent[] {
  return marked ? [inlineElement("Badge", attributes, [text(label)]), text(" ")] : [];
}

/** The line under a heading: badges, and what to use in place of something deprecated. */
export function markLine(marks: Marks & { readonly replacedBy: Target | undefined }): Block[] {
  const badges = badgesOf(marks);
  if (badges.length === 0) return [];
  const { replacedBy } = marks;
  const instead = replacedBy
    ? [text("Use "), link(replacedBy.route, text(replacedBy.title)), text(" instead.")]
    : [];
  return [paragraph(...badges, ...instead)];
}
