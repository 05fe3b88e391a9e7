import type { ComponentProperties } from "../../../src/lib/properties";
import type { TokenTable } from "../../../src/product/tokens";
import type { PartName } from "../rules/reading";

/** What a worker has to know beside the pages. */
export interface Job {
  readonly tokens: TokenTable;
  readonly components: ComponentProperties;
  /** The parts that are wanted of every page. */
  readonly parts: readonly PartName[];
}
