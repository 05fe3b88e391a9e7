import type { ComponentProperties } from "../../../src/lib/properties";
import type { Page } from "../parse";
import type { Finding } from "../../report";

/** What a rule over one page may know beside the page. */
export interface Known {
  readonly components: ComponentProperties;
}

/** A rule over one page. It sees nothing else: its findings are kept for as long as the page stays the same. */
export type PageRule = (page: Page, known: Known) => Finding[];
