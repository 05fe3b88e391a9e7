/**
 * A redirect from a route to a route or an absolute https address. For a page that moved, `to` is a route and the hash of the
 * reader is kept. For a page that was removed, `to` has a hash (`/new#heading`).
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
