/**
 * Text of a new page. Its open places are short on purpose: the description is a finding of `npm run check` until it is
 * written.
 */
export function pageTemplate(title: string, release: string, today: Date): string {
  return `---
title: ${JSON.stringify(title)}
description: "To write."
verified:
  on: ${today.toISOString().slice(0, 10)}
  release: ${release}
---

Say in two sentences what this is and what a reader can do with it.

## Do the first thing

<Steps>

1. Do one thing.

2. Do the next.

</Steps>

## Verify the result

Say what the reader sees when it worked.

## When something goes wrong

Say what the reader sees when it did not work, why, and what to do.

## Next steps

Link to the page that most readers need next.
`;
}
