import { readStored } from "./storage";

/** A scheme, a host and perhaps a port, in characters that mean nothing special to any language or shell. */
export const BASE_URL = /^https?:\/\/(?:\[[\da-f:.]+\]|[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d{1,5})?$/;

/** Key of the reader's server in local storage; `namespace` keeps sites on one origin apart. */
export function baseUrlKey(namespace: string): string {
  return `api-base-url${namespace}`;
}

/**
 * Puts the reader's server into the samples of the page, where one is stored that `parseBaseUrl` could have let through.
 * `fillPlaces` in `apiVariables.ts` makes the same markup.
 */
export function showStoredBaseUrl(key: string): void {
  const url = readStored(key) ?? "";
  if (!BASE_URL.test(url)) return;
  for (const place of document.querySelectorAll("var[data-var=url], [data-base-url]"))
    place.textContent = url;
}

/** A reader's entry: what it means (undefined for an empty one), or what is wrong with it. */
export type Entry = { readonly value: string | undefined } | { readonly error: string };

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
  return BASE_URL.test(url.origin)
    ? { value: url.origin }
    : { error: "The host has a character that no host name has." };
}

/** Reads an access token as a reader pastes it, with or without the word before it. */
export function parseToken(text: string): Entry {
  const typed = text.trim().replace(/^(?:token|bearer)\s+/i, "");
  if (typed === "") return { value: undefined };
  if (/^[\w.~+/=-]{1,4096}$/.test(typed)) return { value: typed };
  return {
    error: "A token has letters, digits and the signs _ . ~ + / = - only. Paste it whole, without quotes.",
  };
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
