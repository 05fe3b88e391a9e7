/** A heading of an API resource page, as the menu lists it. */
export interface HeadingLink {
  /** Anchor on the page. */
  readonly id: string;
  readonly title: string;
  /** HTTP method, on the heading of an operation. */
  readonly tag?: string;
}
