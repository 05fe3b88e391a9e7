import { addressOf } from "../openapi/address";
import type { SampleHeader, SampleRequest, ValuePart } from "./types";

/** A line, several lines, or nothing. */
export type Lines = string | readonly Lines[] | false | undefined;

/** Joins lines; `false` and `undefined` are skipped. */
export function lines(...parts: readonly Lines[]): string {
  return flattenLines(parts).join("\n");
}

function flattenLines(parts: readonly Lines[]): string[] {
  return parts.flatMap((part) => {
    if (part === false || part === undefined) return [];
    return typeof part === "string" ? [part] : flattenLines(part);
  });
}

/** Adds `prefix` to every line but the first, so that a block can be inserted into an indented line. */
export function indentAfterFirstLine(text: string, prefix: string): string {
  return text.replace(/\n/g, `\n${prefix}`);
}

/** The media type of requests and responses that name no other. */
export const JSON_TYPE = "application/json";

/** Headers of a request in display order. A form in parts has its boundary in `Content-Type`, which the client writes. */
export function headersOf({ accept = JSON_TYPE, headers, body }: SampleRequest): readonly SampleHeader[] {
  const isCredential = ({ value }: SampleHeader): boolean => value.some((part) => typeof part !== "string");
  return [
    { name: "Accept", value: [accept] },
    ...headers.filter(isCredential),
    ...(body && body.kind !== "multipart" ? [{ name: "Content-Type", value: [body.mediaType] }] : []),
    ...headers.filter((header) => !isCredential(header)),
  ];
}

/** The address of a request, with credentials of the query. */
export function addressParts(request: SampleRequest): readonly ValuePart[] {
  const { queryKeys = [] } = request;
  const address = addressOf(request);
  return queryKeys.reduce<readonly ValuePart[]>(
    (parts, { name, variable }, index) => {
      const separator = index === 0 && !address.includes("?") ? "?" : "&";
      return [...joined(parts, `${separator}${encodeURIComponent(name)}=`), { variable }];
    },
    [address],
  );
}

function joined(parts: readonly ValuePart[], text: string): readonly ValuePart[] {
  const last = parts.at(-1);
  return typeof last === "string" ? [...parts.slice(0, -1), last + text] : [...parts, text];
}

/** True when a request reads the environment. */
export function hasCredential({ headers, queryKeys = [] }: SampleRequest): boolean {
  return queryKeys.length > 0 || headers.some(({ value }) => value.some((part) => typeof part !== "string"));
}

/** The name of the file that samples send. */
export const UPLOAD_FILE = "upload.bin";

/** Text that a program prints after success when there is no response body. */
export function successMessage({ method }: SampleRequest): string {
  return method === "DELETE" ? "Deleted" : "Done";
}
