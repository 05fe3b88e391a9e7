/** Largest sizes of the built site, in bytes after Brotli 11; fonts and images as they are. */
export const BUDGETS = {
  /** Scripts that a page runs before a reader shows intent, inline ones too. */
  scriptBeforeIntent: 14_000,
  /**
   * The application: React, and the scripts that pages list for the early script. Its table of routes takes about
   * 110 bytes for each page of the site.
   */
  application: 132_000,
  /** Drawn dialogs with menus and steps, tables as cards on phones, and frames of output took 1.1 kB more than the first 16.5 kB. */
  css: 18_000,
  /** Everything that the home page asks for before it is loaded. */
  home: 75_000,
} as const;
