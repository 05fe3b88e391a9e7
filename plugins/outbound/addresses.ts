import { Parser } from "htmlparser2";

/** How a page uses an address: `load` means that the browser fetches it by itself. */
export type Use = "link" | "load";

/** An address of another origin in a page, with what is missing where it opens a new tab. */
export interface OutboundAddress {
  readonly url: string;
  readonly use: Use;
  readonly newTab?: "safe" | "unsafe" | "unannounced";
}

type Attributes = Readonly<Record<string, string>>;

/** Values of `rel` that make a `link` element name an address without loading it. */
const NAMING_RELS = new Set(["canonical", "alternate", "license", "author", "help"]);
const LOADING_ATTRIBUTES = ["src", "poster", "data", "srcset"] as const;

/** Every address in a page that is outside the site's own origin. */
export function outboundAddresses(html: string, origin: string): OutboundAddress[] {
  const found: OutboundAddress[] = [];
  let tab: { url: string; safe: boolean; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const { url, use } of addressesIn(name, attributes)) {
        if (!isForeign(url, origin)) continue;
        if (use === "link" && attributes["target"] === "_blank")
          tab = { url, safe: isSafe(attributes), text: "" };
        else found.push({ url, use });
      }
      if (tab) tab.text += ` ${attributes["aria-label"] ?? ""}`;
    },
    ontext(text) {
      if (tab) tab.text += text;
    },
    onclosetag(name) {
      if (name !== "a" || !tab) return;
      found.push({ url: tab.url, use: "link", newTab: judged(tab) });
      tab = undefined;
    },
  });
  parser.end(html);
  return found;
}

function addressesIn(name: string, attributes: Attributes): { url: string; use: Use }[] {
  const loaded = LOADING_ATTRIBUTES.flatMap((key) => attributes[key]?.split(/,\s+/) ?? []).map((value) => ({
    url: value.trim().split(/\s/)[0] ?? "",
    use: "load" as const,
  }));
  const href =
    attributes["href"] ?? attributes["action"] ?? attributes["xlink:href"] ?? refreshOf(name, attributes);
  if (href === undefined) return loaded;
  return [...loaded, { url: href.trim(), use: usesOf(name, attributes) }];
}

/** Where `<meta http-equiv="refresh" content="0; url=…">` sends. */
function refreshOf(name: string, attributes: Attributes): string | undefined {
  return name === "meta" ? /;\s*url=(.+)$/i.exec(attributes["content"] ?? "")?.[1] : undefined;
}

function usesOf(name: string, { rel = "" }: Attributes): Use {
  if (name === "a" || name === "form" || name === "meta") return "link";
  return name === "link" && NAMING_RELS.has(rel) ? "link" : "load";
}

/** What a `data:` address holds is part of the page itself. */
function isForeign(url: string, origin: string): boolean {
  if (url.startsWith("data:")) return false;
  const absolute = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url);
  return absolute && (!URL.canParse(url, origin) || new URL(url, origin).origin !== origin);
}

/** A new tab gets no handle on the page that opened it. */
function isSafe({ rel = "" }: Attributes): boolean {
  return rel.split(/\s+/).some((word) => word === "noopener" || word === "noreferrer");
}

function judged({ safe, text }: { safe: boolean; text: string }): NonNullable<OutboundAddress["newTab"]> {
  if (!safe) return "unsafe";
  return /new tab/i.test(text) ? "safe" : "unannounced";
}
