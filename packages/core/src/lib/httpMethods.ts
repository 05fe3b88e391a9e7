/**
 * The supported methods in lower case, in the order in which pages show them. Pages, samples, mock, checks and the changelog
 * use this list; a description with another method (`trace`) is an error.
 */
export const METHODS = ["get", "post", "put", "patch", "delete", "head", "options"] as const;
export type Method = (typeof METHODS)[number];
