import { fence, findingsOf } from "../plugins/content/rules/seed.fixture";
import { MESSAGES, MESSAGE_PAGES, messagesMarkdown } from "../src/facts/messages";
import { siteText } from "../src/facts/load";
import { readFacts } from "../src/facts/read";
import { commandRule } from "./commands";

/** A step's inline code that begins with the client's command, with or without `sudo`. */
const COMMAND = /`((?:sudo )?\{\{cli\}\} [^`]+)`/g;

test("the file has no mistakes, and every message is on one page", () => {
  expect(readFacts("messages", siteText("messages")).problems).toEqual([]);
  expect(MESSAGES.length).toBeGreaterThanOrEqual(250);
  expect([...new Set(MESSAGES.map(({ component }) => component))]).toEqual(Object.keys(MESSAGE_PAGES));
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

test("no two messages of a page have the same text", () => {
  const texts = MESSAGES.map(({ component, text }) => `${component} ${text}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("a text is code whatever it has, and nothing in it is an element or an expression", () => {
  const markdown = messagesMarkdown("commands") ?? "";
  expect(markdown).toContain('<Message text="profile &quot;<name>&quot; not found">');
  expect(markdown).toContain('### `profile "<name>" not found` {/* #profile-not-found */}');
  expect(messagesMarkdown("nothing")).toBeUndefined();
});
