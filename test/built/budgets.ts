/** Largest sizes of the built site, in bytes after Brotli 11; fonts and images as they are. */
export const BUDGETS = {
  /** Scripts that a page runs before a reader shows intent, inline ones too. */
  scriptBeforeIntent: 12_800,
  /**
   * The application: React, and the scripts that pages list for the early script. Its table of routes takes about
   * 110 bytes for each page of the site.
   */
  application: 115_800,
  css: 14_500,
  fonts: 45_000,
  /** Everything that the home page asks for before it is loaded. */
  home: 75_000,
} as const;

/** Elements inside code for each 1,000 characters of it: 44 kB of code take at most 6,000. */
export const ELEMENTS_OF_CODE = 136;
