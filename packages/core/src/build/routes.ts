/**
 * Removes the base URL: `/site/how-to/ssh` under `/site/` becomes `/how-to/ssh`. Addresses outside the site are
 * returned unchanged.
 */
export function withoutBase(address: string, baseUrl: string): string {
  return address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : address;
}

/**
 * Adds the base URL: `/how-to/ssh` under `/site/` becomes `/site/how-to/ssh`. Absolute addresses are returned
 * unchanged.
 */
export function withBase(route: string, baseUrl: string): string {
  return route.startsWith("/") ? `${baseUrl}${route.slice(1)}` : route;
}

/** The absolute address of a route, escaped: lists in Markdown and feeds take no spaces. */
export function absoluteAddress(
  route: string,
  { siteConfig, baseUrl }: { readonly siteConfig: { readonly url: string }; readonly baseUrl: string },
): string {
  return siteConfig.url + encodeURI(withBase(route, baseUrl));
}

/** The route of a built file: `how-to/ssh.html` and `how-to/ssh/index.html` are both `/how-to/ssh`. */
export function routeOfFile(file: string): string {
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}

/** The file of a route (without base URL) in the build folder. */
export function fileOfRoute(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
