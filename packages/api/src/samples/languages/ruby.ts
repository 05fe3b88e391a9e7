import { literal, type Notation } from "../literal";
import { braceEscape, INVISIBLE, json } from "../notations";
import { addressParts, headersOf, lines, successMessage } from "../text";
import type { SampleBody, SampleLanguage, SampleRequest, ValuePart } from "../types";

/** A program for Ruby 3.0 that uses only the standard library. */
export const ruby: SampleLanguage = {
  language: "ruby",
  label: "Ruby",
  token: { read: (name) => `#{ENV.fetch("${name}")}`, form: "token" },
  write,
  tool: { probe: ["ruby", "--version"], file: "sample.rb", command: ["ruby", "sample.rb"] },
};

function write(request: SampleRequest): string {
  const { answer, body, method } = request;
  return lines(
    ((answer && !answer.isText) || body?.kind === "json") && 'require "json"',
    'require "net/http"',
    "",
    `uri = URI(${text(addressParts(request))})`,
    `request = Net::HTTP::${method.slice(0, 1)}${method.slice(1).toLowerCase()}.new(uri)`,
    headersOf(request).map(({ name, value }) => `request[${notation.text(name)}] = ${text(value)}`),
    body && bodyLine(body),
    "",
    'response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|',
    "  http.request(request)",
    "end",
    'abort "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    "",
    printAnswer(request),
  );
}

function printAnswer(request: SampleRequest): string {
  const { answer } = request;
  if (!answer) return `puts "${successMessage(request)}"`;
  return answer.isText ? "puts response.body" : "puts JSON.pretty_generate(JSON.parse(response.body))";
}

function bodyLine(body: SampleBody): string {
  if (body.kind === "json") return `request.body = JSON.generate(${literal(body.value, notation)})`;
  if (body.kind === "text") return `request.body = ${notation.text(body.text)}`;
  if (body.kind === "file") return `request.body = File.binread("${body.file}")`;
  const fields = body.fields.map(({ name, text: value = "", file, mediaType }) => {
    const options = mediaType === undefined ? "" : `, { content_type: ${notation.text(mediaType)} }`;
    return `  [${notation.text(name)}, ${file === undefined ? notation.text(value) : `File.open("${file}")`}${options}],`;
  });
  return ["request.set_form([", ...fields, '], "multipart/form-data")'].join("\n");
}

/** A string in which environment variables are interpolated. */
function text(parts: readonly ValuePart[]): string {
  const inner = parts.map((part) =>
    typeof part === "string" ? notation.text(part).slice(1, -1) : `#{ENV.fetch("${part.variable}")}`,
  );
  return `"${inner.join("")}"`;
}

/** Ruby: `#` before `{`, `$` or `@` starts an interpolation and is escaped. */
export const notation: Notation = {
  ...json,
  text: rubyText,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${rubyText(name)} => `),
  words: { ...json.words, null: "nil" },
};

function rubyText(value: string): string {
  return JSON.stringify(value)
    .replace(/#(?=[{$@])/g, "\\#")
    .replace(INVISIBLE, braceEscape);
}
