import { addressOf } from "../../../../src/openapi/address";
import { literal } from "../literal";
import { asciiJson } from "../notations";
import { indentAfterFirstLine, headerNames, JSON_TYPE, lines, pascalCase, type Lines } from "../text";
import type { SampleRequest } from "../types";

/**
 * One file for `java <name>.java` (Java 17). ASCII only, because older releases read the file in the encoding of
 * the system.
 */
export function java(request: SampleRequest): string {
  return lines(
    ["URI", "http.HttpClient", "http.HttpRequest", "http.HttpResponse"].map(
      (name) => `import java.net.${name};`,
    ),
    ["", `public class ${className(request)} {`],
    "    public static void main(String[] args) throws Exception {",
    request.body !== undefined && `        String body = ${textBlock(literal(request.body, asciiJson))};`,
    "        HttpRequest request = HttpRequest.newBuilder()",
    `            .uri(URI.create("${addressOf(request)}"))`,
    headerNames(request).map((name) => `            .header("${name}", ${headerValue(name, request)})`),
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

function className({ operationId }: SampleRequest): string {
  const name = pascalCase(operationId);
  return /^[A-Z]/.test(name) ? name : `Call${name}`;
}

function methodCall({ method, body }: SampleRequest): string {
  const publisher = body === undefined ? "noBody()" : "ofString(body)";
  if (body === undefined && (method === "GET" || method === "DELETE")) return `${method}()`;
  const call = method === "POST" || method === "PUT" ? `${method}(` : `method("${method}", `;
  return `${call}HttpRequest.BodyPublishers.${publisher})`;
}

/** A text block; backslashes are doubled, so that escapes of the text are kept. */
export function textBlock(text: string): string {
  return indentAfterFirstLine(`"""\n${text.replace(/\\/g, "\\\\")}\n"""`, "            ");
}

function headerValue(name: string, { tokenVariable }: SampleRequest): string {
  return name === "Authorization" ? `"Token " + System.getenv("${tokenVariable}")` : `"${JSON_TYPE}"`;
}
