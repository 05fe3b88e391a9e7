/** The values of `format` that are checked. Others that the description may use are listed as notes for readers. */

interface Format {
  /** What such a text is, with an example. */
  readonly words: string;
  readonly test: (text: string) => boolean;
}

export const FORMATS: Readonly<Record<string, Format>> = {
  "date-time": { words: "a date and time such as 2026-01-31T12:00:00Z", test: isDateTime },
  ipv4: { words: "an IPv4 address such as 100.92.0.1", test: isIpv4 },
  ipv6: { words: "an IPv6 address such as fd00::1", test: isIpv6 },
  cidr: { words: "an address range such as 100.92.0.0/16", test: isCidr },
};

/** Formats that say how a value is stored or shown; any value of the type has them. */
export const NOTES: ReadonlySet<string> = new Set(["int32", "int64", "float", "double", "password"]);

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/i;

function isDateTime(text: string): boolean {
  const [, year, month, day] = DATE_TIME.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function isIpv4(text: string): boolean {
  const parts = text.split(".");
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
}

/** Reads what an address in a URL may be; such an address has no zone. */
function isIpv6(text: string): boolean {
  return text.includes(":") && /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}

function isCidr(text: string): boolean {
  const [, address = "", bits = ""] = /^(.+)\/(\d{1,3})$/.exec(text) ?? [];
  if (isIpv4(address)) return Number(bits) <= 32;
  return isIpv6(address) && Number(bits) <= 128;
}
