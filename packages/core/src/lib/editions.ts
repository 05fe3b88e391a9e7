/** Group of tabs, and query parameter, in which readers choose the cloud or a self-hosted server for all pages. */
export const EDITION_GROUP = "edition";

/** The tab of a self-hosted server. Pages are written for the other one, the cloud. */
export const SELF_HOSTED = "self-hosted";

/** Values of the tabs of `EDITION_GROUP`. */
export const EDITIONS: readonly string[] = ["cloud", SELF_HOSTED];
