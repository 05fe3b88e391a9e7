import { findingsOf } from "docusaurus-plugin-waymark-check/rules/seed.fixture";
import { MESSAGES, messageRoute } from "../../../src/facts/messages";
import { messageLinkRule } from "../../../src/rules/messageLinks";

const message = MESSAGES.find(({ text }) => /^[a-z ]{30,}$/.test(text));

test("a page that quotes a message links to it", () => {
  if (!message)
    throw new Error("No message is long enough for this test. Fix: add one to a file in src/facts/messages.");
  const link = `[\`${message.text}\`](${messageRoute(message)})`;
  expect(findingsOf(messageLinkRule, `The log says \`${message.text}\`, twice \`${message.text}\`.`)).toEqual(
    [expect.stringMatching(/:1:14 message-link: .* Fix: write \[`.*`\]\(\/messages\/.*#.*\)\.$/)],
  );
  for (const text of [`The log says ${link}.`, `See ${link}: \`${message.text}\``, "The log says `no rule`."])
    expect(findingsOf(messageLinkRule, text)).toEqual([]);
  expect(findingsOf(messageLinkRule, `\`${message.text}\``, "docs/messages/a.mdx")).toEqual([]);
});
