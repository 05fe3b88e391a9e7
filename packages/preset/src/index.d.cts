import type { Config } from "@docusaurus/types";
import type { SiteOptions } from "docusaurus-waymark-core/site/options";

export type { SiteOptions };

/** The configuration of a site: what it passes to the platform, and fields of Docusaurus such as `plugins` and `scripts`. */
export declare function defineConfig(options: SiteOptions, fields?: Partial<Config>): () => Config;
