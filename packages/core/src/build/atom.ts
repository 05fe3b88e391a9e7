import { escapeHtml } from "../lib/escapeHtml";

/** A day as `2026-01-31`. */
type Day = string;

export interface FeedEntry {
  readonly title: string;
  /** Absolute address of what the entry is about. */
  readonly url: string;
  readonly day: Day;
  /** Plain text. */
  readonly summary: string;
  /** The category of the entry, for example a release. */
  readonly category?: string | undefined;
}

export interface Feed {
  readonly title: string;
  /** Name of the publisher. */
  readonly author: string;
  /** Absolute address of the page that the feed belongs to. */
  readonly page: string;
  /** Absolute address of the feed. */
  readonly self: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/**
 * A feed in the Atom format (RFC 4287). The id of an entry is the page address with the day, so that a page revised
 * again is a new entry and feed readers show it again. A feed without entries has the date 1970-01-01.
 */
export function atomFeed({ title, author, page, self, entries }: Feed): string {
  const [newest = "1970-01-01"] = entries.map(({ day }) => day);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeHtml(title)}</title>`,
    `  <id>${escapeHtml(self)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    `  <author><name>${escapeHtml(author)}</name></author>`,
    `  <updated>${instant(newest)}</updated>`,
    ...entries.flatMap(entryLines),
    "</feed>",
    "",
  ].join("\n");
}

function entryLines({ title, url, day, summary, category }: FeedEntry): string[] {
  const [withoutHash = url] = url.split("#");
  return [
    "  <entry>",
    `    <title>${escapeHtml(title)}</title>`,
    `    <id>${escapeHtml(`${withoutHash}#${day}`)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    `    <updated>${instant(day)}</updated>`,
    ...(category === undefined ? [] : [`    <category term="${escapeHtml(category)}"/>`]),
    `    <summary>${escapeHtml(summary)}</summary>`,
    "  </entry>",
  ];
}

function instant(day: Day): string {
  return `${day}T00:00:00Z`;
}
