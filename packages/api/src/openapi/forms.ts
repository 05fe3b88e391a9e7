/** Bodies of forms: URL-encoded (WHATWG URL) and in parts (RFC 7578). */
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { encodeValue } from "./address";
import type { Json } from "./document";
import { plainText, stringifyExact } from "./exactJson";
import { parameterPairs } from "./parameterText";

/** A field of a form: a text, or the name of a file. */
export interface FormField {
  readonly name: string;
  readonly text?: string;
  readonly file?: string;
  readonly mediaType?: string | undefined;
}

/** Separates the parts of a form. */
export const BOUNDARY = "form-boundary-7d1f";

type Chunk = { text: string } | { file: string };

/** The body of a form in parts, as texts and files in the order in which they are sent. */
export function multipartChunks(fields: readonly FormField[]): readonly Chunk[] {
  const chunks = fields.flatMap(({ name, text = "", file, mediaType }): Chunk[] => {
    const fileName = file === undefined ? "" : `; filename="${file}"`;
    const disposition = `Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, encodeURIComponent)}"${fileName}`;
    const type = mediaType ?? (file === undefined ? undefined : "application/octet-stream");
    const head = `--${BOUNDARY}\r\n${disposition}${type === undefined ? "" : `\r\nContent-Type: ${type}`}\r\n\r\n`;
    return file === undefined
      ? [{ text: `${head}${text}\r\n` }]
      : [{ text: head }, { file }, { text: "\r\n" }];
  });
  return [...chunks, { text: `--${BOUNDARY}--\r\n` }].reduce<Chunk[]>((all, chunk) => {
    const last = all.at(-1);
    if (last && "text" in last && "text" in chunk) last.text += chunk.text;
    else all.push({ ...chunk });
    return all;
  }, []);
}

/** The fields of a value: a file where `isFile` says so, JSON for objects, a part for each item of a list. */
export function formFields(value: Json, isFile: (name: string) => boolean, file: string): FormField[] {
  const members = membersOf(value);
  return members.flatMap(([name, member]): FormField[] => {
    if (isFile(name)) return [{ name, file }];
    const items = Array.isArray(member) ? (member as readonly Json[]) : [member];
    return items.map((item) =>
      isRecord(item)
        ? { name, text: stringifyExact(item), mediaType: "application/json" }
        : { name, text: plainText(item) },
    );
  });
}

function membersOf(value: Json): [string, Json][] {
  return isRecord(value) ? Object.entries(value as Readonly<Record<string, Json>>) : [];
}

/** The body of a URL-encoded form. */
export function formText(value: Json): string {
  const members = membersOf(value);
  const pairs = members.flatMap(([name, member]) => parameterPairs({ name, in: "query" }, member));
  return pairs.map((pair) => pair.map(encodeValue).join("=")).join("&");
}

/** The texts of the fields of a form; a repeated field has a list. */
export function readForm(body: string): Readonly<Record<string, unknown>> {
  return collected([...new URLSearchParams(body)]);
}

/**
 * The texts of the fields of a form in parts; the text of a file is its content.
 *
 * @returns undefined when the body has no parts with the boundary of its content type
 */
export function readMultipart(
  body: string,
  contentType: string,
): Readonly<Record<string, unknown>> | undefined {
  const [, boundary] = /boundary="?([^";]+)/i.exec(contentType) ?? [];
  if (boundary === undefined || !body.includes(`--${boundary}`)) return undefined;
  const parts = body.split(`--${boundary}`).slice(1, -1);
  const fields = parts.flatMap((part): [string, string][] => {
    const [, name, content = ""] = /\bname="([^"]*)"[^]*?\r?\n\r?\n([^]*?)\r?\n$/i.exec(part) ?? [];
    return name === undefined ? [] : [[name, content]];
  });
  return collected(fields);
}

function collected(pairs: readonly (readonly [string, string])[]): Readonly<Record<string, unknown>> {
  const names = [...new Set(pairs.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const texts = pairs.filter(([other]) => other === name).map(([, text]) => text);
      return [name, texts.length === 1 ? texts[0] : texts];
    }),
  );
}
