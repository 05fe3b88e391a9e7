/**
 * Replaces prism-react-renderer in the application: code is highlighted at build time (`plugins/markdown/code`),
 * and only unused parts of the stock theme still import these names.
 */

export const Prism = { languages: {} };
export const themes = { palenight: { plain: {}, styles: [] } };
export const Highlight = (): null => null;
export const normalizeTokens = (): never[] => [];
