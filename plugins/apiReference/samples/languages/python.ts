import { addressOf } from "../../../../src/openapi/address";
import { literal } from "../literal";
import { python as notation } from "../notations";
import { headerNames, JSON_TYPE, lines } from "../text";
import type { SampleRequest } from "../types";
import { successMessage } from "./successMessage";

/** A program for Python 3.8 that uses only the standard library. */
export function python(request: SampleRequest): string {
  const { answer, auth, body, method } = request;
  const hasBody = body !== undefined;
  return lines(
    (answer !== undefined || hasBody) && "import json",
    auth && "import os",
    "import urllib.error",
    "import urllib.request",
    "",
    hasBody && `body = ${literal(body, notation)}`,
    "request = urllib.request.Request(",
    `    "${addressOf(request)}",`,
    method !== "GET" && `    method="${method}",`,
    hasBody && "    data=json.dumps(body).encode(),",
    "    headers={",
    headerNames(request).map((name) => `        "${name}": ${headerValue(name, request)},`),
    "    },",
    ")",
    "try:",
    "    with urllib.request.urlopen(request) as response:",
    answer
      ? "        print(json.dumps(json.load(response), indent=2))"
      : `        print("${successMessage(request)}, status", response.status)`,
    "except urllib.error.HTTPError as error:",
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
  );
}

function headerValue(name: string, { tokenVariable }: SampleRequest): string {
  return name === "Authorization" ? `"Token " + os.environ["${tokenVariable}"]` : `"${JSON_TYPE}"`;
}
