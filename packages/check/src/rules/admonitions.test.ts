import { admonitionRule } from "./admonitions";
import { findingsOf } from "./seed.fixture";

it.each([
  [":::tip\nText.\n:::", []],
  ["::::warning[Title]\n:::note\nText.\n:::\n::::", []],
  [
    ":::tipp\nText.\n:::",
    ['docs/x.mdx:1:1 admonition: There is no admonition called ":::tipp". Fix: write ":::tip".'],
  ],
  [
    ":::attention\nText.\n:::",
    ['docs/x.mdx:1:1 admonition: There is no admonition called ":::attention". Fix: write ":::note".'],
  ],
])("%s", (body, findings) => {
  expect(findingsOf(admonitionRule, body)).toEqual(findings);
});
