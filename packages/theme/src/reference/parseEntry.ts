/** Parsers for the values that readers set, one for each kind, with error messages for the form. */
import { translate } from "@docusaurus/Translate";
import type { ValueKind } from "docusaurus-waymark-core/facts/readerValues";
import { EDITIONS } from "docusaurus-waymark-core/lib/editions";
import { KNOWN_RELEASES, knownRelease, OLDEST_RELEASE } from "docusaurus-waymark-core/facts/releases";

/** Scheme, host and optional port, in characters without a special meaning in any shell or language. */
export const BASE_URL = /^https?:\/\/(?:\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d{1,5})?$/;

const MAX_NAME_CHARS = 255;

/** RFC 1035, without the final dot. */
const MAX_HOST_CHARS = 253;

/** The normalized value of an entry (undefined for an empty one), or an error message. */
export type ParsedEntry = { readonly value: string | undefined } | { readonly error: string };

/** Parses the text of a field for a value of this kind. */
export function parseEntry(kind: ValueKind, text: string): ParsedEntry {
  return text.trim() === "" ? { value: undefined } : PARSERS[kind](text.trim());
}

const PARSERS: Readonly<Record<ValueKind, (typed: string) => ParsedEntry>> = {
  address: parseBaseUrl,
  host: parseHost,
  range: parseRange,
  name: parseName,
  secret: parseToken,
  release: parseRelease,
  edition: (typed) => ({ value: EDITIONS.includes(typed) ? typed : undefined }),
};

/** Without a scheme, https is added: `vpn.example.com:33073`. */
function parseBaseUrl(typed: string): ParsedEntry {
  const url = urlOf(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url)
    return {
      error: translate({
        id: "values.thisIsNoAddressWriteIt",
        message: "This is not a URL. Write it like https://vpn.example.com:33073.",
      }),
    };
  if (!/^https?:$/.test(url.protocol))
    return {
      error: translate({
        id: "values.theAddressMustBeginWithHttps",
        message: "The URL must start with https:// or http://.",
      }),
    };
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    return {
      error: translate({
        id: "values.leaveOutEverythingButSchemeHost",
        message: "Leave out everything but the scheme, host, and port, because the samples add the path.",
      }),
    };
  }
  return BASE_URL.test(url.origin) && url.hostname.length <= MAX_HOST_CHARS
    ? { value: url.origin }
    : {
        error: translate({
          id: "values.thisIsNoHostItIs",
          message:
            "This is not a hostname: it is too long, or it contains a character that hostnames cannot have.",
        }),
      };
}

/** The word `Token` or `Bearer` before a secret is removed. */
function parseToken(typed: string): ParsedEntry {
  const token = typed.replace(/^(?:token|bearer)\s+/i, "");
  if (/^[\w.~+/=-]{1,4096}$/.test(token)) return { value: token };
  return {
    error: translate({
      id: "values.itHasLettersDigitsAndThe",
      message: "It can contain only letters, digits, and _ . ~ + / = -. Paste all of it, without quotes.",
    }),
  };
}

function parseHost(typed: string): ParsedEntry {
  const host = typed.toLowerCase().replace(/\.$/, "");
  const isHost = host.length <= MAX_HOST_CHARS && host.split(".").every((label) => LABEL.test(label));
  return isHost
    ? { value: host }
    : {
        error: translate({
          id: "values.thisIsNoDomainWriteIt",
          message: "This is not a domain. Write it like corp.example.com, without a scheme or a path.",
        }),
      };
}

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

function parseRange(typed: string): ParsedEntry {
  const [address = "", bits = "", ...rest] = typed.split("/");
  const largest = address.includes(":") ? 128 : 32;
  const isAddress = largest === 32 ? isIpv4(address) : urlOf(`http://[${address}]`) !== undefined;
  if (!isAddress || rest.length > 0)
    return {
      error: translate({
        id: "values.thisIsNoRangeOfAddresses",
        message: "This is not an address range. Write it like 192.168.20.0/24.",
      }),
    };
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > largest)
    return {
      error: translate(
        {
          id: "values.addTheLengthOfThePrefix",
          message: "Add the prefix length: a slash and a number from 0 to {largest}.",
        },
        { largest },
      ),
    };
  return { value: `${address.toLowerCase()}/${Number(bits)}` };
}

function isIpv4(address: string): boolean {
  const parts = address.split(".");
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
}

/** Accepts any single line: `encodeValue` quotes it in code. */
function parseName(typed: string): ParsedEntry {
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(typed))
    return {
      error: translate({
        id: "values.aNameIsOneLineWithout",
        message: "A name is one line, without control characters.",
      }),
    };
  if (typed.startsWith("-"))
    return {
      error: translate({
        id: "values.aCommandTakesWhatBeginsWith",
        message: "Commands read a value that starts with a hyphen as an option.",
      }),
    };
  return typed.length <= MAX_NAME_CHARS
    ? { value: typed }
    : {
        error: translate(
          {
            id: "values.aNameHasAtMost",
            message: "A name has at most {most} characters, and this has {count}.",
          },
          { most: MAX_NAME_CHARS, count: typed.length },
        ),
      };
}

function parseRelease(typed: string): ParsedEntry {
  const release = knownRelease(typed);
  return release === undefined ? { error: unknownRelease(typed) } : { value: release };
}

/** The error message for an unknown release. A long text is cut, because it may come from the address. */
export function unknownRelease(release: string): string {
  const shown = release.length > 20 ? `${release.slice(0, 20)}…` : release;
  return translate(
    {
      id: "values.isNoRelease",
      message:
        "“{shown}” is not a release from {oldest} to {newest}, which these pages describe. Write it like 0.66 or 0.66.3.",
    },
    { shown, oldest: OLDEST_RELEASE, newest: KNOWN_RELEASES[0] },
  );
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
