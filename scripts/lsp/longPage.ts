import fs from "node:fs";

/** The longest page of the site. */
export const LONG = "docs/how-to/troubleshooting-client.mdx";

/** Words of prose, as the check counts them, that `longPage` has at least. */
export const WORDS = 3000;

const PARAGRAPH =
  "The client connects to the server, and the server tells it which other machines it may reach. A policy decides which of them answer.";

/** That page, with paragraphs at its end that make it a page of 3,000 words. */
export function longPage(): string {
  const page = fs.readFileSync(LONG, "utf8");
  const prose = page.replace(/```[\s\S]*?```/g, "").split(/\s+/).length;
  const missing = Math.max(0, WORDS - prose) + MARGIN;
  const more = Math.ceil(missing / PARAGRAPH.split(" ").length);
  return `${page}\n${Array.from({ length: more }, () => PARAGRAPH).join("\n\n")}\n`;
}

/** Marks, numbers and addresses are words here, but not to the check. */
const MARGIN = 700;
