import type { PhrasingContent } from "mdast";
import type { Marks, Target } from "../model";
import { badge, inlineElement, link, paragraph, text, type Attributes, type Block } from "./nodes";

/** Badges for what a reader must know before using something, each followed by a space. */
export function badgesOf({ edition, experimental, deprecated, since }: Marks): PhrasingContent[] {
  return [
    ...badgeIf(deprecated, { status: "warning" }, "Deprecated"),
    ...(edition === undefined ? [] : [inlineElement("Edition", { feature: edition }), text(" ")]),
    ...badgeIf(
      experimental,
      { status: "experimental", hover: "It may change or go without notice." },
      "Experimental",
    ),
    ...badgeIf(since !== undefined, { status: "info" }, `Since ${since ?? ""}`),
  ];
}

function badgeIf(condition: boolean, attributes: Attributes, label: string): PhrasingContent[] {
  return condition ? [badge(attributes, label), text(" ")] : [];
}

/** The line below a heading: badges, and the replacement of something deprecated. */
export function badgeLine(marks: Marks & { readonly replacedBy: Target | undefined }): Block[] {
  const badges = badgesOf(marks);
  if (badges.length === 0) return [];
  const { replacedBy } = marks;
  const replacement = replacedBy
    ? [text("Use "), link(replacedBy.route, text(replacedBy.title)), text(" instead.")]
    : [];
  return [paragraph(...badges, ...replacement)];
}
