import { caddySnippet } from "./caddy";
import { nginxBase, nginxHeaders, nginxRedirects } from "./nginx";
import { headersFile, redirectsFile } from "./staticHosts";
import type { HostSettings } from "./types";

export type { HostSettings } from "./types";

/** Folder inside the build for what servers read and no reader gets: its name begins with a dot, which servers refuse. */
export const SERVER_FOLDER = ".deploy";

/** Files that tell hosts which headers and redirects the site wants, by their place in the output folder. */
export function hostFiles(settings: HostSettings): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(settings),
    _redirects: redirectsFile(settings),
    "robots.txt": robots(settings),
    [`${SERVER_FOLDER}/nginx-headers.conf`]: nginxHeaders(settings),
    [`${SERVER_FOLDER}/nginx-base.conf`]: nginxBase(settings),
    [`${SERVER_FOLDER}/nginx-redirects.conf`]: nginxRedirects(settings),
    [`${SERVER_FOLDER}/site.caddy`]: caddySnippet(settings),
  };
}

function robots({ url, baseUrl }: HostSettings): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${url}${baseUrl}sitemap.xml`, ""].join("\n");
}
