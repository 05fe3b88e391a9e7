import { addressOf } from "../../../../src/openapi/address";
import { literal } from "../literal";
import { ruby as notation } from "../notations";
import { headerNames, JSON_TYPE, lines } from "../text";
import type { SampleRequest } from "../types";
import { successMessage } from "./successMessage";

/** A program for Ruby 3.0 that uses only the standard library. */
export function ruby(request: SampleRequest): string {
  const { answer, body, method } = request;
  return lines(
    (answer !== undefined || body !== undefined) && 'require "json"',
    'require "net/http"',
    "",
    `uri = URI("${addressOf(request)}")`,
    `request = Net::HTTP::${method.slice(0, 1)}${method.slice(1).toLowerCase()}.new(uri)`,
    headerNames(request).map((name) => `request["${name}"] = ${headerValue(name, request)}`),
    body !== undefined && `request.body = JSON.generate(${literal(body, notation)})`,
    "",
    'response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|',
    "  http.request(request)",
    "end",
    'abort "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    "",
    answer ? "puts JSON.pretty_generate(JSON.parse(response.body))" : `puts "${successMessage(request)}"`,
  );
}

function headerValue(name: string, { tokenVariable }: SampleRequest): string {
  return name === "Authorization" ? `"Token #{ENV.fetch("${tokenVariable}")}"` : `"${JSON_TYPE}"`;
}
