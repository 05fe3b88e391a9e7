import { translate } from "@docusaurus/Translate";
import type { MockOperation } from "../openapi/mock/operation";

/** Statuses of the mock with their names (RFC 9110), and a meaning for operations that document none. */
const STATUSES: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  200: ["OK", translate({ id: "tryIt.theCallWasSuccessful", message: "The call was successful." })],
  201: ["Created", translate({ id: "tryIt.theObjectWasCreated", message: "The object was created." })],
  204: [
    "No Content",
    translate({
      id: "tryIt.theCallWasSuccessfulAndThere",
      message: "The call was successful, and there is nothing to show.",
    }),
  ],
  400: [
    "Bad Request",
    translate({ id: "tryIt.theServerCannotReadTheRequest", message: "The server cannot read the request." }),
  ],
  401: [
    "Unauthorized",
    translate({ id: "tryIt.theTokenIsMissingOrNot", message: "The token is missing or not valid." }),
  ],
  404: [
    "Not Found",
    translate({ id: "tryIt.nothingHasThisPathOrThis", message: "Nothing has this path or this ID." }),
  ],
  405: [
    "Method Not Allowed",
    translate({ id: "tryIt.thePathTakesOtherMethods", message: "This path does not support the method." }),
  ],
  422: [
    "Unprocessable Content",
    translate({ id: "tryIt.aValueIsNotAllowed", message: "A value is not allowed." }),
  ],
};

/** A status with its name, such as `200 OK`. */
export function statusName(status: number): string {
  return `${status} ${STATUSES[status]?.[0] ?? ""}`.trim();
}

/** The meaning of a status of an operation, as plain text. */
export function statusMeaning({ meanings }: MockOperation, status: number): string {
  const described = meanings
    .get(String(status))
    ?.replace(/`/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return described ?? STATUSES[status]?.[1] ?? "";
}
