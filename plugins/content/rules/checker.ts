import type { TokenTable } from "../../../src/product/tokens";
import type { Source } from "../parse/place";
import type { Finding } from "../../report";
import { judge, type Extent } from "./index";
import { readerOf } from "./reader";
import type { Reading } from "./reading";
import type { Site } from "../site";

/** Reads pages and runs rules; what it found out about a page is kept until the page's text changes. */
export class Checker {
  readonly #tokens: TokenTable;
  readonly #extent: Extent;
  #readings = new Map<string, Reading>();

  constructor(tokens: TokenTable, extent: Extent) {
    this.#tokens = tokens;
    this.#extent = extent;
  }

  /**
   * Holds pages against all rules; every finding at once, in no order.
   *
   * @param isAsked the files (pages and menus) whose findings are wanted; other pages are read only as far as links need
   */
  check(sources: readonly Source[], site: Site, isAsked?: (path: string) => boolean): Finding[] {
    return judge(this.#read(sources, site), site, this.#extent, isAsked);
  }

  #read(sources: readonly Source[], { components }: Site): Reading[] {
    const read = readerOf(this.#tokens, components);
    const readings = sources.map((source) => {
      const before = this.#readings.get(source.path);
      return before?.text === source.text ? before : read(source);
    });
    this.#readings = new Map(readings.map((reading) => [reading.path, reading]));
    return readings;
  }
}
