/** Media types of the files that a site serves, by their endings: for all hosts, and for the copies that are compressed before. */
export const MEDIA_TYPES = {
  html: "text/html",
  css: "text/css",
  csv: "text/csv",
  js: "text/javascript",
  md: "text/markdown",
  ps1: "text/plain",
  sh: "text/plain",
  txt: "text/plain",
  json: "application/json",
  xml: "application/xml",
  atom: "application/atom+xml",
  yaml: "application/yaml",
  yml: "application/yaml",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
  woff2: "font/woff2",
  pdf: "application/pdf",
  wasm: "application/wasm",
  zip: "application/zip",
};

/** True for the media type of a text, which has a character set and is worth compressing. */
function isText(type) {
  return /^text\/|json$|xml$|yaml$/.test(type);
}

/** Files of texts. */
export const TEXT = new RegExp(
  `\\.(?:${Object.entries(MEDIA_TYPES)
    .filter(([, type]) => isText(type))
    .map(([ending]) => ending)
    .join("|")})$`,
);

/** The header `Content-Type` by ending. */
export const CONTENT_TYPES = Object.fromEntries(
  Object.entries(MEDIA_TYPES).map(([ending, type]) => [
    ending,
    isText(type) ? `${type}; charset=utf-8` : type,
  ]),
);
