/** An operation of an API resource page, as the menu lists it. */
export interface OperationLink {
  /** Anchor on the page. */
  readonly id: string;
  readonly title: string;
  /** HTTP method. */
  readonly tag: string;
}
