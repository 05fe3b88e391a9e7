import fs from "node:fs";

/** Path of the longest page of the site. */
export const LONG_PAGE = "docs/how-to/troubleshooting-client.mdx";

/** Least number of words of prose in `longPage`, as the check counts them. */
export const MIN_WORDS = 3000;

const PARAGRAPH =
  "The client connects to the server, and the server tells it which other machines it may reach. A policy decides which of them answer.";

/** The longest page with further paragraphs at its end, so that it has `MIN_WORDS` or more. */
export function longPage(): string {
  const page = fs.readFileSync(LONG_PAGE, "utf8");
  const prose = page.replace(/```[\s\S]*?```/g, "").split(/\s+/).length;
  const missing = Math.max(0, MIN_WORDS - prose) + MARGIN_WORDS;
  const more = Math.ceil(missing / PARAGRAPH.split(" ").length);
  return `${page}\n${Array.from({ length: more }, () => PARAGRAPH).join("\n\n")}\n`;
}

/** Further words, because marks, numbers and addresses are counted as words here, but not by the check. */
const MARGIN_WORDS = 700;
