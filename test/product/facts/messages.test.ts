import { fence, findingsOf } from "docusaurus-plugin-waymark-check/rules/seed.fixture";
import { MESSAGES, MESSAGE_PAGES, messagesMarkdown, PLAIN_TEXTS, textsOf } from "../../../src/facts/messages";
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

test("a message shows five of its other texts, and more in a disclosure", () => {
  const [message] = MESSAGES.filter((one) => textsOf(one).length > 6);
  const markdown = messagesMarkdown(message?.component ?? "") ?? "";
  const [, own = ""] = markdown.split(`#${message?.id} `);
  const [, others = ""] = own.split("**Also printed as**");
  const [shown = "", more = ""] = others.split("<details>");
  expect(shown.match(/^- /gm)).toHaveLength(5);
  expect(more).toContain("<summary>More texts</summary>");
});
