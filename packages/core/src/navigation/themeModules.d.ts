declare module "@theme/StartingPages" {
  /** A page that the interface leads to. */
  export interface StartingPage {
    /** Without the base URL. */
    readonly route: string;
    /** Without the product's name. */
    readonly title: string;
  }

  /** Pages that help most readers of the page for unknown addresses. */
  export const STARTING_POINTS: readonly StartingPage[];
  /** Pages that most readers look for, listed before a query is typed. */
  export const POPULAR_PAGES: readonly StartingPage[];
}

declare module "@theme/TryItButton" {
  import type { ReactNode } from "react";

  /** The button that opens a simulated call of an operation; the API package replaces it. */
  export default function TryItButton(props: {
    /** Upper case. */
    readonly method: string;
    /** As in the API description, such as `/api/groups/{groupId}`. */
    readonly path: string;
  }): ReactNode;
}
