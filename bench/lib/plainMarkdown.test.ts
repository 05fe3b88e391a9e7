import { plainMarkdown } from "./plainMarkdown";

const tokens = { product: "Name", cli: "name" };

test("components go and their content stays, code as it was written", () => {
  const source = [
    "Use {{product}}.",
    "",
    "<Steps>",
    '<Card title="SSH" href="/how-to/ssh" icon="key">Log in.</Card>',
    "</Steps>",
    "",
    "<CodeGroup>",
    "  ```bash",
    "  {{cli}} up <Peer>",
    "  ```",
    "</CodeGroup>",
  ].join("\n");
  const plain = plainMarkdown(source, tokens);
  expect(plain).toContain("Use Name.");
  expect(plain).toContain("- [SSH](/how-to/ssh): Log in.");
  expect(plain).toContain("```bash\nname up <Peer>\n```");
  expect(plain).not.toMatch(/<\/?(Steps|CodeGroup)/);
});

test("headings lose their marks", () => {
  expect(plainMarkdown("## List {#list tag=GET label=/api/peers}\n", tokens as never)).toBe("## List\n");
});
