// This site has no handbook.
export const HANDBOOK = [];
export const HANDBOOK_REDIRECTS = [];
