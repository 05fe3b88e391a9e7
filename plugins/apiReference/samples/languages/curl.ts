import { addressOf } from "../../../../src/openapi/address";
import { curlCommand } from "../../../../src/openapi/curl";
import { literal } from "../literal";
import { json } from "../notations";
import { headerNames, JSON_TYPE } from "../text";
import type { SampleRequest } from "../types";

/** The request as a curl command that reads the token from the environment. */
export function curl(request: SampleRequest): string {
  return curlCommand({
    method: request.method,
    address: addressOf(request),
    headers: headerNames(request).map((name) => `"${name}: ${headerValue(name, request)}"`),
    data: request.body === undefined ? undefined : literal(request.body, json),
  });
}

function headerValue(name: string, { tokenVariable }: SampleRequest): string {
  return name === "Authorization" ? `Token $${tokenVariable}` : JSON_TYPE;
}
