/**
 * Text of a new page. Its open places are short on purpose: the description is a finding of `npm run check` until it is
 * written.
 */
export function pageTemplate(title: string, release: string): string {
  return `---
title: ${JSON.stringify(title)}
description: "To write."
release: ${release}
---

Answer the question of the page, or say what the reader will have and what they need for it.

## Do the first thing

<Steps>

1. Do one thing. Describe its failure here: what the reader sees, why, and what to do.

2. Run the exact command that proves it, and show what it prints.

</Steps>
`;
}
