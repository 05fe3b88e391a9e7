/** Clears the modules of the site, and of packages that are linked into it, from the require cache. */
export declare function forget(siteDir: string): void;
