import { slugify } from "docusaurus-waymark-core/lib/slug";
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { loadFactFolder, loadFacts } from "docusaurus-waymark-core/facts/load";
import type { MessageFile } from "./types";

/** A message that the product prints. */
export interface Message extends Entry {
  /** The part of the product that prints it: the name of its file. */
  readonly component: string;
}

type Entry = MessageFile["messages"][number];

/** Title of the page of each component, in the order of the menu. */
export const MESSAGE_PAGES = loadFacts("messagePages");

const FILES = loadFactFolder("messages");

/** Every message of the product, in the order of the pages. */
export const MESSAGES: readonly Message[] = Object.keys(MESSAGE_PAGES).flatMap((component) =>
  (FILES[component]?.messages ?? []).map(({ id, ...message }) => ({ id, component, ...message })),
);

/** A text of the product that has no entry. */
export interface PlainText {
  readonly component: string;
  readonly text: string;
  /** True if the product writes it while it works; otherwise nothing is said about it. */
  readonly isNormal: boolean;
}

/** Every text without an entry. */
export const PLAIN_TEXTS: readonly PlainText[] = Object.keys(MESSAGE_PAGES).flatMap((component) => [
  ...plainTexts(component, FILES[component]?.normal, true),
  ...plainTexts(component, FILES[component]?.unexplained, false),
]);

function plainTexts(component: string, texts: readonly string[] = [], isNormal: boolean): PlainText[] {
  return texts.map((text) => ({ component, text, isNormal }));
}

/** Prefix of the names of tables of messages; the component follows: `messages:client`. */
export const MESSAGES_TABLE = "messages:";

/** Route of the page of a component, with an anchor when a message is given. */
export function messageRoute({ component, id }: Pick<Message, "component" | "id">): string {
  return `/messages/${component}#${id}`;
}

/** All literal texts of a message; the one of its heading is the first. */
export function textsOf({ text, also, formerly }: Message): readonly string[] {
  return [text, ...(also ?? []), ...(formerly ?? [])];
}

/** True for a text of other programs and libraries, which messages of the product repeat as their cause. */
export function isCause({ component }: Pick<Message, "component">): boolean {
  return component === "system";
}

/** The Markdown of all messages of a component: a heading for each topic and each message. */
export function messagesMarkdown(component: string): string | undefined {
  const messages = MESSAGES.filter((message) => message.component === component);
  if (messages.length === 0) return undefined;
  const topics = [...groupBy(messages, ({ topic }) => topic)];
  const parts = topics.map(([topic, group]) =>
    [`## ${topic} {/* #topic-${slugify(topic)} */}`, ...group.map(messageMarkdown)].join("\n\n"),
  );
  const list = isCause({ component }) ? "<MessageList hasCauses>" : "<MessageList>";
  return [list, ...parts, "</MessageList>"].join("\n\n");
}

/** The number of messages of each component, as rows of a table. */
export function messageCounts(): readonly (readonly string[])[] {
  return Object.entries(MESSAGE_PAGES).map(([component, title]) => {
    const messages = MESSAGES.filter((message) => message.component === component);
    const topics = [...new Set(messages.map(({ topic }) => topic))];
    return [`[${title}](/messages/${component})`, topics.join(", "), String(messages.length)];
  });
}

const LEVELS: Readonly<Record<Message["level"], string>> = {
  debug: "Only at the log level `debug` or `trace`:",
  info: "Information",
  warning: "Warning",
  error: "Error",
  fatal: "Fatal error",
};

function messageMarkdown(message: Message): string {
  const { id, text, meaning, causes, fix, more } = message;
  const [, ...others] = textsOf(message);
  return [
    `<Message text="${attribute(textsOf(message).join(" "))}">`,
    `### ${inlineCode(text)} {/* #${id} */}`,
    meaning,
    `*${aboutOf(message)}*`,
    "**Causes**",
    causes.map(({ cause, sign }) => ["-", `${cause}.`, sign].filter(Boolean).join(" ")).join("\n"),
    "**What to do**",
    fix.map((step, index) => `${index + 1}. ${step}`).join("\n"),
    `More: ${more}`,
    ...(others.length > 0 ? ["**Also printed as**", quoteList(others)] : []),
    "</Message>",
  ].join("\n\n");
}

/** Level, place and releases of a message, as a sentence. */
function aboutOf({ level, where, since, until }: Message): string {
  const releases = [since && `from ${since}`, until && `up to ${until}`];
  const parts = [`${LEVELS[level]} ${PLACES[where] ?? where}`, ...releases];
  return `${parts.filter(Boolean).join(", ")}.`;
}

const PLACES: Readonly<Record<string, string>> = {
  log: "in the log",
  command: "printed by the command",
  status: "in the output of `status`",
  app: "shown by the app",
  "API response": "in the response of the API",
  "web app": "shown in the browser",
  terminal: "printed by the script",
  "SSH session": "in the SSH session",
  "kubectl describe": "in the output of `kubectl describe`",
};

/** Texts that search finds as it finds headings; those that would push the next message away are in a disclosure. */
function quoteList(texts: readonly string[]): string {
  const items = texts.map((text) => `- ${inlineCode(text)}`);
  const [shown, others] = [items.slice(0, MAX_SHOWN_TEXTS), items.slice(MAX_SHOWN_TEXTS)].map((part) =>
    part.join("\n"),
  ) as [string, string];
  const more = others && `\n\n<details>\n<summary>More texts</summary>\n\n${others}\n\n</details>`;
  return `<div data-search="quote">\n\n${shown}${more}\n\n</div>`;
}

const MAX_SHOWN_TEXTS = 5;

/** A text as inline code, whatever backticks it has. */
function inlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? " " : "";
  return fence + pad + text + pad + fence;
}

/** A text as the value of a JSX attribute in quotation marks. */
function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
