/**
 * Content negotiation for hosts that run a function before their files: a page's Markdown twin for clients that
 * prefer Markdown to HTML, and `404.md` for clients that ask for Markdown that does not exist. `nginx.conf` does the same.
 *
 * The build writes it as `_worker.js` for Cloudflare Pages; `netlify.mjs` in the same folder is for Netlify.
 */

/** Path that the site lives under; the build fills it in. */
const BASE = "/";

/**
 * Folders of the languages other than that of the sources; the build fills them in.
 *
 * @type {readonly string[]}
 */
const LOCALES = [];

/**
 * True if an Accept header prefers Markdown to HTML (RFC 9110, 12.5.1); of equals, the one that is named first.
 *
 * @param {string} accept
 * @returns {boolean}
 */
function prefersMarkdown(accept) {
  const ranges = accept
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";").map((part) => part.trim()));
  /** @param {string[]} types from the most exact to the least */
  const qualityOf = (...types) => {
    for (const type of types) {
      const range = ranges.find(([name]) => name === type);
      if (!range) continue;
      const quality = range.find((part) => part.startsWith("q="));
      return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
    }
    return 0;
  };
  const markdown = qualityOf("text/markdown");
  const html = qualityOf("text/html", "text/*", "*/*");
  const places = ["text/markdown", "text/html"].map((type) => ranges.findIndex(([name]) => name === type));
  const [markdownAt = -1, htmlAt = -1] = places;
  const isFirst = htmlAt < 0 || markdownAt < htmlAt;
  return markdown > 0 && (markdown > html || (markdown === html && isFirst));
}

/**
 * Answers a request.
 *
 * @param {Request} request
 * @param {(request: Request) => Promise<Response>} files the host's own answer from its files
 * @param {string} base path that the site lives under
 * @returns {Promise<Response>}
 */
export async function answer(request, files, base = BASE) {
  const url = new URL(request.url);
  const wanted = prefersMarkdown(request.headers.get("accept") ?? "");
  /** @param {string} pathname */
  const file = (pathname) => files(new Request(new URL(pathname, url), request));
  const isPage = !/\.\w+$/.test(url.pathname);
  if (wanted && isPage) {
    const twin = await file(url.pathname.replace(/\/$/, "/index") + ".md");
    if (twin.ok) return varied(twin);
  }
  const found = await files(request);
  const isMissing = found.status === 404 && (wanted || url.pathname.endsWith(".md"));
  if (isMissing) {
    const locale = LOCALES.find((folder) => url.pathname.startsWith(`${base}${folder}/`));
    const { body, headers } = await file(`${base}${locale === undefined ? "" : `${locale}/`}404.md`);
    return varied(new Response(body, { status: 404, headers }));
  }
  return isPage ? varied(found) : found;
}

/** @param {Response} response whose headers may be fixed */
function varied(response) {
  const copy = new Response(response.body, response);
  copy.headers.append("Vary", "Accept");
  return copy;
}

/** Cloudflare Pages calls it with its files. */
export default {
  /**
   * @param {Request} request
   * @param {{ ASSETS: { fetch: (request: Request) => Promise<Response> } }} env
   */
  fetch: (request, env) => answer(request, (wanted) => env.ASSETS.fetch(wanted)),
};
