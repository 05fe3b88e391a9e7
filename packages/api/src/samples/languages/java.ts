import { BOUNDARY, multipartChunks } from "../../openapi/forms";
import { NO_ASCII_LETTER, typeIdentifier } from "../identifiers";
import { literal } from "../literal";
import { asciiJson } from "../notations";
import { addressParts, headersOf, indentAfterFirstLine, lines, type Lines } from "../text";
import type { SampleBody, SampleLanguage, SampleRequest, ValuePart } from "../types";

/**
 * One file for `java <name>.java` (Java 17). ASCII only, because older releases read the file in the encoding of
 * the system.
 */
export const java: SampleLanguage = {
  language: "java",
  label: "Java",
  token: { read: (name) => `System.getenv("${name}")`, form: "token double" },
  write,
  tool: {
    probe: ["java", "--version"],
    file: "Main.java",
    // A short program: starting soon matters more than running fast.
    command: ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "Main.java"],
  },
};

function write(request: SampleRequest): string {
  const { body } = request;
  const hasFile =
    body?.kind === "file" || (body?.kind === "multipart" && body.fields.some(({ file }) => file));
  const contentType = `            .header("Content-Type", "multipart/form-data; boundary=${BOUNDARY}")`;
  return lines(
    ["URI", "http.HttpClient", "http.HttpRequest", "http.HttpResponse"].map(
      (name) => `import java.net.${name};`,
    ),
    hasFile && "import java.nio.file.Path;",
    ["", `public class ${className(request)} {`],
    "    public static void main(String[] args) throws Exception {",
    body?.kind === "json" && `        String body = ${textBlock(literal(body.value, asciiJson))};`,
    "        HttpRequest request = HttpRequest.newBuilder()",
    `            .uri(URI.create(${text(addressParts(request))}))`,
    headersOf(request).map(
      ({ name, value }) => `            .header(${asciiJson.text(name)}, ${text(value)})`,
    ),
    body?.kind === "multipart" && contentType,
    [`            .${methodCall(request)}`, "            .build();", ""],
    SEND_AND_PRINT,
  );
}

const SEND_AND_PRINT: Lines = [
  "        HttpResponse<String> response = HttpClient.newHttpClient()",
  "            .send(request, HttpResponse.BodyHandlers.ofString());",
  "        if (response.statusCode() >= 300) {",
  '            throw new IllegalStateException(response.statusCode() + " " + response.body());',
  "        }",
  "        System.out.println(response.body());",
  "    }",
  "}",
];

/** Classes that the programs use. */
const USED = [
  ...["Exception", "HttpClient", "HttpRequest", "HttpResponse", "IllegalStateException"],
  ...["Object", "Path", "String", "System", "URI"],
];

function className({ operationId }: SampleRequest): string {
  return typeIdentifier(operationId, { between: NO_ASCII_LETTER, prefix: "Call", taken: new Set(USED) });
}

function methodCall({ method, body }: SampleRequest): string {
  if (body === undefined && (method === "GET" || method === "DELETE")) return `${method}()`;
  const call = method === "POST" || method === "PUT" ? `${method}(` : `method("${method}", `;
  return `${call}${body === undefined ? publisher("noBody()") : bodyPublisher(body)})`;
}

const publisher = (call: string): string => `HttpRequest.BodyPublishers.${call}`;

function bodyPublisher(body: SampleBody): string {
  if (body.kind === "json") return publisher("ofString(body)");
  if (body.kind === "text") return publisher(`ofString(${asciiJson.text(body.text)})`);
  const file = (name: string): string => publisher(`ofFile(Path.of("${name}"))`);
  if (body.kind === "file") return file(body.file);
  const chunks = multipartChunks(body.fields).map((chunk) =>
    "text" in chunk ? publisher(`ofString(${asciiJson.text(chunk.text)})`) : file(chunk.file),
  );
  return publisher(`concat(\n                ${chunks.join(",\n                ")})`);
}

/** A text block; backslashes are doubled, so that escapes of the text are kept. */
export function textBlock(text: string): string {
  return indentAfterFirstLine(`"""\n${text.replace(/\\/g, "\\\\")}\n"""`, "            ");
}

function text(parts: readonly ValuePart[]): string {
  return parts
    .map((part) => (typeof part === "string" ? asciiJson.text(part) : `System.getenv("${part.variable}")`))
    .join(" + ");
}
