/** `/site/how-to/ssh` under the base URL `/site/` is `/how-to/ssh`; addresses outside of the site stay as they are. */
export function withoutBase(address: string, baseUrl: string): string {
  return address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : address;
}

/** `/how-to/ssh` under the base URL `/site/` is `/site/how-to/ssh`; absolute addresses stay as they are. */
export function withBase(route: string, baseUrl: string): string {
  return route.startsWith("/") ? `${baseUrl}${route.slice(1)}` : route;
}

/** `how-to/ssh.html` and `how-to/ssh/index.html` are both `/how-to/ssh`. */
export function routeOfFile(file: string): string {
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}

/** The file of a route (without base URL) in the build folder. */
export function fileOfRoute(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
