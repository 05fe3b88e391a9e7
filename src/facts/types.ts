/** The types of this site's fact files. */
import type { SiteTypes } from "./types.generated";

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };
type Own = Immutable<SiteTypes>;

/** The messages of one component. */
export type MessageFile = Own["messages"];

declare module "docusaurus-waymark-core/facts/types" {
  interface Facts extends Omit<Own, "messages"> {
    readonly [name: `messages/${string}`]: MessageFile;
  }
}
