// This site has no handbook.
export const HANDBOOK = [];
