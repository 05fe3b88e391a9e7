import { diagramRule } from "./diagrams";
import { fence, findingsOf } from "./seed.fixture";

test("a diagram with tokens can be drawn, and a mistake is found at its place in the page", () => {
  const names = ["accTitle: A", "accDescr: B"];
  const right = fence("mermaid", "flowchart LR", ...names, "a[{{product}}] -->|{{cli}} up| b[Server]");
  expect(findingsOf(diagramRule, right)).toEqual([]);
  const wrong = `Text.\n\n${fence("mermaid", "sequenceDiagram", ...names, "  {{cli}} --> talks")}`;
  expect(findingsOf(diagramRule, wrong)).toEqual([
    'docs/x.mdx:7:3 diagram: "{{cli}} --> talks" cannot be drawn in a sequence diagram. Fix: write lines such as "Client->>Management: Log in".',
  ]);
});
