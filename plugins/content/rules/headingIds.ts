import { headingsOf, type Page } from "../parse";
import type { Finding } from "../../report";

/** No h3 before an h2, no repeated id, no old id that leads nowhere: the rules of the build, for all pages at once. */
export function headingIdRule(page: Page): Finding[] {
  return [...headingsOf(page).findings];
}
