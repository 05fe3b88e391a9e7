import { currentSite } from "docusaurus-waymark-core/site/current";
import { fence, findingsOf } from "docusaurus-plugin-waymark-check/rules/seed.fixture";
import {
  isHarmless,
  type Message,
  MESSAGES,
  MESSAGE_PAGES,
  messagesMarkdown,
  PLAIN_TEXTS,
  textsOf,
} from "../../../src/facts/messages";
import { messagesJson } from "../../../src/facts/outputs";
import { commandRule } from "../../../src/rules/commands";

/** A step's inline code that begins with the client's command, with or without `sudo`. */
const COMMAND = /`((?:sudo )?\{\{cli\}\} [^`]+)`/g;

test("every message is on one page", () => {
  expect(MESSAGES.length).toBeGreaterThanOrEqual(250);
  expect([...new Set(MESSAGES.map(({ component }) => component))]).toEqual(Object.keys(MESSAGE_PAGES));
});

test("no two messages have the same address", () => {
  const ids = MESSAGES.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("messages.json is JSON, and no token in it is left as a writer types it", () => {
  const json = messagesJson(currentSite().product, (route) => `https://docs.example.com${route}`);
  expect(JSON.parse(json)).toHaveProperty("messages");
  expect(json).not.toContain("{{");
});

test("every command of the client in a message is a valid one", () => {
  const commands = MESSAGES.flatMap(({ causes, fix, meaning }) =>
    [meaning, ...fix, ...causes.flatMap(({ cause, sign }) => [cause, sign ?? ""])].flatMap((text) =>
      [...text.matchAll(COMMAND)].map(([, command = ""]) => command),
    ),
  );
  expect(commands.length).toBeGreaterThan(150);
  const wrong = [...new Set(commands)].flatMap((command) =>
    findingsOf(commandRule, fence("bash", command)).map((finding) => `${command}: ${finding}`),
  );
  expect(wrong).toEqual([]);
});

test("causes of one message are told apart by a sign", () => {
  const vague = MESSAGES.filter(({ causes }) => causes.length > 1 && causes.some(({ sign }) => !sign));
  expect(vague.map(({ id }) => id)).toEqual([]);
});

test("no two messages of a page have the same text", () => {
  const texts = MESSAGES.map(({ component, text }) => `${component} ${text}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("a text without an entry is in no entry", () => {
  const explained = new Set(MESSAGES.flatMap(textsOf));
  expect(PLAIN_TEXTS.filter(({ text }) => explained.has(text))).toEqual([]);
});

/** The error that a text quotes after its last colon, with what is before it; undefined without one. */
function quotedError(text: string): readonly [outer: string, inner: string] | undefined {
  const [, outer = "", inner = ""] = /^(.*): ([^:<>()[\]]+)$/.exec(text) ?? [];
  const isLevel = /^(?:warning|error|fatal|w|e)$/i.test(outer);
  return isLevel || inner.split(" ").length < 2 ? undefined : [outer, inner];
}

/** Of texts that quote different errors in the same place, those for which no cause quotes theirs. */
function withoutCause(message: Pick<Message, "text" | "also" | "formerly" | "causes">): readonly string[] {
  const quoted = textsOf(message as Message).flatMap((text) => {
    const [outer, inner] = quotedError(text) ?? [];
    return outer !== undefined && inner !== undefined ? [{ text, outer, inner }] : [];
  });
  const signs = message.causes.flatMap(({ cause, sign = "" }) =>
    [...`${cause} ${sign}`.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code.toLowerCase()),
  );
  return quoted
    .filter(({ outer, inner }) => quoted.some((other) => other.outer === outer && other.inner !== inner))
    .filter(({ inner }) => !signs.some((sign) => inner.toLowerCase().includes(sign)))
    .map(({ text }) => text);
}

test("texts of a message that quote different errors have a cause for each", () => {
  const causes: Message["causes"] = [
    { cause: "The port is taken", sign: "The error is `address already in use`." },
  ];
  const texts = ["failed to listen: address already in use", "failed to listen: permission denied"] as const;
  expect(withoutCause({ text: texts[0], also: [texts[1]], causes })).toEqual([texts[1]]);
  const missing = MESSAGES.flatMap((message) =>
    withoutCause(message).map((text) => `${message.id}: ${text}`),
  );
  expect(missing).toEqual([]);
});

test("the example of a page's filter stands in one of its messages", () => {
  const examples = Object.keys(MESSAGE_PAGES).filter((component) => {
    const [, example = "?"] = /<MessageList example="([^"]*)"/.exec(messagesMarkdown(component) ?? "") ?? [];
    return !MESSAGES.some((message) => message.component === component && message.text.includes(example));
  });
  expect(examples).toEqual([]);
});

test("no page of messages has more than 4,000 words", () => {
  const long = Object.keys(MESSAGE_PAGES).filter((component) => {
    const text = (messagesMarkdown(component) ?? "").replaceAll(/<\/?[A-Za-z][^>]*>|\{\/\*.*?\*\/\}/g, " ");
    return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > 3950;
  });
  expect(long).toEqual([]);
});

test("a message that needs no action is at the end of its page, with its meaning alone", () => {
  const [message] = MESSAGES.filter(isHarmless);
  const markdown = messagesMarkdown(message?.component ?? "") ?? "";
  const [, end = ""] = markdown.split("## Lines that need no action");
  expect(end).toContain(`#${message?.id} `);
  expect(end).not.toContain("**Causes**");
});

test("a message shows five of its other texts, and more in a disclosure", () => {
  const [message] = MESSAGES.filter((one) => textsOf(one).length > 6);
  const markdown = messagesMarkdown(message?.component ?? "") ?? "";
  const [, own = ""] = markdown.split(`#${message?.id} `);
  const [, others = ""] = own.split("**Also printed as**");
  const [shown = "", more = ""] = others.split("<details>");
  expect(shown.match(/^- /gm)).toHaveLength(5);
  expect(more).toMatch(/^\n<summary>\d+ more<\/summary>/);
});
