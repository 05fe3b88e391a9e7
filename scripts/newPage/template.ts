import { TEMPLATE } from "../../plugins/content/rules/text/unfinished";

/**
 * Text of a new page. Each gap in it is a finding of `npm run check` until it is filled.
 */
export function pageTemplate(title: string, release: string): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(TEMPLATE.description)}
release: ${release}
---

${TEMPLATE.opening}

${TEMPLATE.heading}

<Steps>

1. ${TEMPLATE.step}

2. ${TEMPLATE.proof}

</Steps>
`;
}
