import { slugify } from "docusaurus-waymark-core/lib/slug";
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import type { Table } from "docusaurus-waymark-core/facts/factTables";
import { loadFactFolder, loadFacts } from "docusaurus-waymark-core/facts/load";
import type { MessageFile } from "./types";

/** A message that the product prints. */
export interface Message extends Entry {
  /** The part of the product that prints it: the name of its file. */
  readonly component: string;
}

type Entry = MessageFile["messages"][number];

const GROUPS = loadFacts("messagePages");

/** Title of the page of each component, in the order of the menu. */
export const MESSAGE_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  GROUPS.flatMap(({ pages }) => Object.entries(pages)),
);

/** The components of other programs and libraries. */
const CAUSES: ReadonlySet<string> = new Set(
  GROUPS.flatMap(({ isCause, pages }) => (isCause === true ? Object.keys(pages) : [])),
);

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
  return CAUSES.has(component);
}

/** A step that says that nothing needs to be done. */
const HARMLESS = /^(?:Do nothing|There is nothing to do)[.:]/;

/** True for a message about which readers have to do nothing. */
export function isHarmless({ fix }: Pick<Message, "fix">): boolean {
  return fix.length === 1 && HARMLESS.test(fix[0]);
}

/**
 * The Markdown of all messages of a component: a heading for each topic and each message. Those that need no action come last,
 * with their meaning alone.
 */
export function messagesMarkdown(component: string): string | undefined {
  const messages = MESSAGES.filter((message) => message.component === component);
  const [first] = messages;
  if (!first) return undefined;
  const topics = [
    ...groupBy(
      messages.filter((message) => !isHarmless(message)),
      ({ topic }) => topic,
    ),
  ];
  const harmless = messages.filter(isHarmless);
  const parts = topics.map(([topic, group]) =>
    [`## ${topic} {/* #topic-${slugify(topic)} */}`, ...group.map(messageMarkdown)].join("\n\n"),
  );
  if (harmless.length > 0)
    parts.push(
      [
        "## Lines that need no action {/* #no-action */}",
        ...harmless.map((message) =>
          element(message, [headOf(message), message.meaning, ...otherTexts(message)]),
        ),
      ].join("\n\n"),
    );
  const cause = isCause({ component }) ? " hasCauses" : "";
  return [`<MessageList example="${attribute(exampleOf(first))}"${cause}>`, ...parts, "</MessageList>"].join(
    "\n\n",
  );
}

/** Words of a message, as readers type them into the filter. */
function exampleOf({ text }: Message): string {
  const parts = text.split(/<[^<>]*>|\{\{\w+\}\}|[^\w' -]+/).map((part) => part.trim());
  const [longest = ""] = parts.sort((a, b) => b.length - a.length);
  return longest.split(/\s+/).slice(0, EXAMPLE_WORDS).join(" ");
}

const EXAMPLE_WORDS = 3;

/** The pages of messages by the place where readers see a line: a table for each place. */
export function messageTables(): readonly Table[] {
  return GROUPS.map(({ place, pages }) => ({
    intro: `### ${place}`,
    head: ["Page", "About", "Messages"],
    rows: Object.entries(pages).map(([component, title]) => {
      const messages = MESSAGES.filter((message) => message.component === component);
      const topics = [...new Set(messages.map(({ topic }) => topic))];
      return [`[${title}](/messages/${component})`, topics.join(", "), String(messages.length)];
    }),
  }));
}

const LEVELS: Readonly<Record<Message["level"], string>> = {
  debug: "Debug",
  info: "Information",
  warning: "Warning",
  error: "Error",
  fatal: "Fatal error",
};

function messageMarkdown(message: Message): string {
  const { meaning, causes, fix, more } = message;
  return element(message, [
    headOf(message),
    meaning,
    part("about", [aboutOf(message)]),
    part("help", [
      part("causes", [
        "**Causes**",
        causes.map(({ cause, sign }) => ["-", `${cause}.`, sign].filter(Boolean).join(" ")).join("\n"),
      ]),
      part("fix", ["**What to do**", fix.map((step, index) => `${index + 1}. ${step}`).join("\n")]),
    ]),
    `More: ${more}`,
    ...otherTexts(message),
  ]);
}

function element({ level }: Message, content: readonly string[]): string {
  return [`<Message severity="${level}">`, ...content, "</Message>"].join("\n\n");
}

function headOf({ id, text }: Message): string {
  return `### ${inlineCode(text)} {/* #${id} */}`;
}

/** A part of a message, which its style sheet knows by its name. */
function part(name: string, content: readonly string[]): string {
  return [`<div data-part="${name}">`, ...content, "</div>"].join("\n\n");
}

/** Level, place and releases of a message. */
function aboutOf({ level, where, since, until }: Message): string {
  const place = placeOf({ where });
  const parts = [
    level === "debug" ? `${place}, only at the log level \`debug\` or \`trace\`` : place,
    since && `from ${since}`,
    until && `up to ${until}`,
  ];
  return `**${LEVELS[level]}** ${parts.filter(Boolean).join(", ")}`;
}

/** Where readers see a message, as words after its severity. */
export function placeOf({ where }: Pick<Message, "where">): string {
  return PLACES[where] ?? where;
}

const PLACES: Readonly<Record<string, string>> = {
  log: "in the log",
  command: "printed by the command",
  status: "in the output of `status`",
  app: "shown by the app",
  "API response": "in the API response",
  "web app": "shown in the browser",
  terminal: "printed by the script",
  "SSH session": "in the SSH session",
  "kubectl describe": "in the output of `kubectl describe`",
};

/** Texts that search finds as it finds headings; those that would push the next message away are in a disclosure. */
function otherTexts(message: Message): readonly string[] {
  const [, ...others] = textsOf(message);
  if (others.length === 0) return [];
  const items = others.map((text) => `- ${inlineCode(text)}`);
  const [shown, hidden] = [items.slice(0, MAX_SHOWN_TEXTS), items.slice(MAX_SHOWN_TEXTS)];
  const more =
    hidden.length > 0
      ? `\n\n<details>\n<summary>${hidden.length} more</summary>\n\n${hidden.join("\n")}\n\n</details>`
      : "";
  return [
    `<div data-part="others" data-search="quote">\n\n**Also printed as**\n\n${shown.join("\n")}${more}\n\n</div>`,
  ];
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
