import { replaceTokens } from "./tokens";

const tokens = { product: "Acme", cli: "acme", winDir: "Acme" };

describe("replaceTokens", () => {
  it("replaces in front matter, prose, links, code and attributes", () => {
    const source = [
      "---",
      "title: How {{product}} works",
      "---",
      "[{{product}}](/x) `{{cli}} up`",
      "```bash",
      "{{cli}} up",
      "```",
      '<Card title="{{product}}">x</Card>',
    ].join("\n");
    expect(replaceTokens(source, tokens)).toBe(
      source.replaceAll("{{product}}", "Acme").replaceAll("{{cli}}", "acme"),
    );
  });

  it("keeps escaped brackets: plain in code, escaped for MDX in prose", () => {
    const source = "a \\{{x}} b `\\{{x}}` c\n```yaml\n\\{{x}}\n```";
    expect(replaceTokens(source, tokens)).toBe("a \\{\\{x}} b `{{x}}` c\n```yaml\n{{x}}\n```");
  });

  it("keeps a backslash before a token in Windows paths", () => {
    expect(replaceTokens("`%PROGRAMDATA%\\\\{{winDir}}`", tokens)).toBe("`%PROGRAMDATA%\\Acme`");
  });

  it("leaves the templates of other tools alone", () => {
    const source = "`${{ secrets.KEY }}`\n```yaml\nx: {{ .Values.x }}\n```";
    expect(replaceTokens(source, tokens)).toBe(source);
  });

  it("keeps the number of lines", () => {
    const source = "{{product}}\n\n{{cli}}\n";
    expect(replaceTokens(source, tokens).split("\n")).toHaveLength(source.split("\n").length);
  });
});
