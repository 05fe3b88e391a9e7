import type { Schema } from "./document";

/** Format in which a body of a media type is written. */
export type BodyKind = "json" | "form" | "multipart" | "text" | "file";

/** The kind of a media type, which may be a range such as `text/*`. */
export function kindOfMedia(mediaType: string): BodyKind {
  const type = mediaType.toLowerCase();
  if (/^(?:application\/(?:.*\+)?json|application\/\*|\*\/\*)(?:;|$|\s)/.test(type)) return "json";
  if (type.startsWith("multipart/")) return "multipart";
  if (type.startsWith("application/x-www-form-urlencoded")) return "form";
  return /^text\/|xml|yaml|csv|json|javascript/.test(type) ? "text" : "file";
}

/** The media type that a request names: for a range, the most common type in it. */
export function concreteType(mediaType: string): string {
  if (!mediaType.includes("*")) return mediaType;
  return mediaType.startsWith("text/")
    ? "text/plain"
    : kindOfMedia(mediaType) === "json"
      ? "application/json"
      : "application/octet-stream";
}

/** The body that samples and "Try it" use: JSON if there is a choice. */
export function preferredMedia<T extends { readonly mediaType: string }>(
  contents: readonly T[],
): T | undefined {
  return contents.find(({ mediaType }) => kindOfMedia(mediaType) === "json") ?? contents[0];
}

/** True for the schema of bytes: `format: binary` in OpenAPI 3.0, a `contentMediaType` without an encoding in 3.1. */
export function isBinary({ format, contentMediaType, contentEncoding }: Schema & BinaryKeywords): boolean {
  const isMedia = contentMediaType !== undefined && contentEncoding === undefined;
  return format === "binary" || (isMedia && kindOfMedia(contentMediaType) === "file");
}

interface BinaryKeywords {
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
}
