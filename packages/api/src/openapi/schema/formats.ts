/** The values of `format` that are validated; other formats are not checked. */

interface Format {
  /** Description with an example, for messages. */
  readonly description: string;
  readonly test: (text: string) => boolean;
}

export const FORMATS: Readonly<Record<string, Format>> = {
  "date-time": { description: "a date and time such as 2026-01-31T12:00:00Z", test: isDateTime },
  ipv4: { description: "an IPv4 address such as 100.92.0.1", test: isIpv4 },
  ipv6: { description: "an IPv6 address such as fd00::1", test: isIpv6 },
  date: { description: "a date such as 2026-01-31", test: (text) => isDateTime(`${text}T00:00:00Z`) },
  uuid: {
    description: "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
    test: (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  },
  email: {
    description: "an email address such as anna@example.com",
    test: (text) => /^\S+@[^\s@]+$/.test(text),
  },
  uri: { description: "an address such as https://example.com", test: (text) => URL.canParse(text) },
  cidr: { description: "an address range such as 100.92.0.0/16", test: isCidr },
};

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

/** Validated by the URL parser, which accepts no zone. */
function isIpv6(text: string): boolean {
  return text.includes(":") && /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
}

function isCidr(text: string): boolean {
  const [, address = "", bits = ""] = /^(.+)\/(\d{1,3})$/.exec(text) ?? [];
  if (isIpv4(address)) return Number(bits) <= 32;
  return isIpv6(address) && Number(bits) <= 128;
}
