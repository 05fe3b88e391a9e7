import { isIP } from "node:net";
import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Errors of shape: the server cannot read such a body. All other errors are values that it does not allow. */
const SHAPE = new Set(["type", "required", "unevaluatedProperties", "additionalProperties"]);

/** Checks JSON bodies as they are. */
export const bodyValidator = validator(false);

/** Checks parameters, which arrive as text: numbers and booleans are read from it. */
export const parameterValidator = validator(true);

function validator(coerceTypes: boolean): Ajv2020 {
  // Descriptions carry keywords of their own (`example`, `x-…`), which are no mistakes of a schema.
  const ajv = new Ajv2020({ strict: false, coerceTypes });
  addFormats(ajv);
  ajv.addFormat("cidr", isCidr);
  return ajv;
}

/** An address range such as `100.92.0.0/16` or `fd00::/64`. */
function isCidr(range: string): boolean {
  const [, address = "", bits = ""] = /^(.+)\/(\d{1,3})$/.exec(range) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** The errors of a validator's last run in one sentence, such as `body/name must be string`. */
export function describeErrors(subject: string, { errors }: ValidateFunction): string {
  return (errors ?? []).map((error) => describe(subject, error)).join(", ");
}

function describe(subject: string, { instancePath, message = "is wrong", params }: ErrorObject): string {
  const extra: unknown = params["unevaluatedProperty"] ?? params["additionalProperty"];
  return `${subject}${instancePath} ${typeof extra === "string" ? `has no field "${extra}"` : message}`;
}

/** True when the last run failed over the shape of the value, not over what it says. */
export function isShapeError({ errors }: ValidateFunction): boolean {
  return (errors ?? []).some(({ keyword }) => SHAPE.has(keyword));
}
