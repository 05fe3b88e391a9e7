/** A page that the interface leads to: the lists are in the theme component `StartingPages`, which a site replaces. */
export interface StartingPage {
  /** Without the base URL. */
  readonly route: string;
  /** Without the product's name. */
  readonly title: string;
}
