import type { Rule } from "docusaurus-waymark-core/rules/given";
import { findingAt, nodesOf, replacing, type Page } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";
import type { Finding } from "docusaurus-waymark-core/report";
import { type Message, MESSAGES, messageRoute, textsOf } from "../facts/messages";

/** Shorter literals are words of ordinary sentences too. */
const MIN_CHARS = 18;
const MIN_WORDS = 3;

const BY_TEXT: ReadonlyMap<string, Message> = new Map(
  MESSAGES.flatMap((message) => textsOf(message).map((text) => [plain(text), message] as const)).filter(
    ([text]) => text.length >= MIN_CHARS && text.split(" ").length >= MIN_WORDS,
  ),
);

export const messageLinks: Rule = { names: ["message-link"], kind: "written", check: messageLinkRule };

/** A page that quotes a message as inline code links to it once, so that its causes and its fix are written in one place. */
export function messageLinkRule(page: Page): Finding[] {
  if (page.path.includes("/messages/")) return [];
  const nodes = nodesOf(page);
  const links = nodes.filter(({ type }) => type === "link");
  const linked = new Set<string>();
  return nodes
    .filter(({ type }) => type === "inlineCode")
    .flatMap((node) => {
      const [start, end] = [offsetOf(page.text, node), endOf(page.text, node)];
      const code = page.text.slice(start, end);
      const message = BY_TEXT.get(plain(code));
      const isLinked = links.some(
        (link) => offsetOf(page.text, link) < start && end < endOf(page.text, link),
      );
      if (!message || isLinked) return [];
      const route = messageRoute(message);
      const link = `[${code}](${route})`;
      if (linked.has(route) || page.text.includes(`](${route})`)) return [];
      linked.add(route);
      const text = `${code} is a message, and the page has no link to it.`;
      const edit = replacing(page.text, start, code, link);
      return [
        findingAt(page, start, { rule: "message-link", message: text, fix: `write ${link}.`, ...edit }),
      ];
    });
}

/** The words of a literal, without placeholders and what is left out. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/<[^<>]*>/g, " ")
    .replace(/[^\p{L}\p{N}{}]+/gu, " ")
    .trim();
}
