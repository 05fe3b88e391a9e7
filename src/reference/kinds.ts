/** Kinds of values that a reader sets: what each accepts, and what is wrong with the rest. */
import type { ValueKind } from "../facts/readerValues";
import { KNOWN_RELEASES, knownRelease } from "../facts/releases";

/** A scheme, a host and perhaps a port, in characters that mean nothing special to any language or shell. */
export const BASE_URL = /^https?:\/\/(?:\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d{1,5})?$/;

/** Longest name, in characters. */
const MAX_NAME = 255;

/** Longest host, in characters. */
const MAX_HOST = 253;

/** A reader's entry: what it means (undefined for an empty one), or what is wrong with it. */
export type Entry = { readonly value: string | undefined } | { readonly error: string };

/** Reads what a reader typed for a value of a kind. */
export function parseEntry(kind: ValueKind, text: string): Entry {
  return text.trim() === "" ? { value: undefined } : READERS[kind](text.trim());
}

const READERS: Readonly<Record<ValueKind, (typed: string) => Entry>> = {
  address: parseBaseUrl,
  host: parseHost,
  range: parseRange,
  name: parseName,
  secret: parseToken,
  release: parseRelease,
};

/** Reads the address of a server as a reader types it: `vpn.example.com:33073` is meant with https. */
export function parseBaseUrl(text: string): Entry {
  const typed = text.trim();
  if (typed === "") return { value: undefined };
  const url = urlOf(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url) return { error: "This is no address. Write it like https://vpn.example.com:33073." };
  if (!/^https?:$/.test(url.protocol)) return { error: "The address must begin with https:// or http://." };
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    return { error: "Leave out everything but scheme, host and port: the samples add the path." };
  }
  return BASE_URL.test(url.origin) && url.hostname.length <= MAX_HOST
    ? { value: url.origin }
    : { error: "This is no host: it is too long, or has a character that no host name has." };
}

/** Reads a secret as a reader pastes it, with or without the word before it. */
export function parseToken(text: string): Entry {
  const typed = text.trim().replace(/^(?:token|bearer)\s+/i, "");
  if (typed === "") return { value: undefined };
  if (/^[\w.~+/=-]{1,4096}$/.test(typed)) return { value: typed };
  return {
    error: "It has letters, digits and the signs _ . ~ + / = - only. Paste it whole, without quotes.",
  };
}

function parseHost(typed: string): Entry {
  const host = typed.toLowerCase().replace(/\.$/, "");
  const isHost = host.length <= MAX_HOST && host.split(".").every((label) => LABEL.test(label));
  return isHost
    ? { value: host }
    : { error: "This is no domain. Write it like corp.example.com, without a scheme or a path." };
}

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

function parseRange(typed: string): Entry {
  const [address = "", bits = "", ...rest] = typed.split("/");
  const largest = address.includes(":") ? 128 : 32;
  const isAddress = largest === 32 ? isIpv4(address) : urlOf(`http://[${address}]`) !== undefined;
  if (!isAddress || rest.length > 0)
    return { error: "This is no range of addresses. Write it like 192.168.20.0/24." };
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > largest)
    return { error: `Add the length of the prefix: a slash and a number from 0 to ${largest}.` };
  return { value: `${address.toLowerCase()}/${Number(bits)}` };
}

function isIpv4(address: string): boolean {
  const parts = address.split(".");
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
}

/** Anything of one line: code quotes it. */
function parseName(typed: string): Entry {
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(typed))
    return { error: "A name is one line, without control characters." };
  if (typed.startsWith("-")) return { error: "A command takes what begins with a hyphen for an option." };
  return typed.length <= MAX_NAME
    ? { value: typed }
    : { error: `A name has at most ${MAX_NAME} characters, and this has ${typed.length}.` };
}

function parseRelease(typed: string): Entry {
  const release = knownRelease(typed);
  return release === undefined ? { error: notKnown(typed) } : { value: release };
}

/** What is wrong with a release that the pages do not know; its text is cut, as nobody chose it. */
export function notKnown(release: string): string {
  const [newest, oldest] = KNOWN_RELEASES;
  const said = release.length > 20 ? `${release.slice(0, 20)}…` : release;
  return `“${said}” is no release from ${oldest} to ${newest}, which these pages describe. Write it like 0.66 or 0.66.3.`;
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
