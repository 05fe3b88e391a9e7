import { copiedCode } from "./copiedCode";

function copied(language: string, html: string): string {
  document.body.innerHTML = `<pre data-language="${language}"><code>${html}</code></pre>`;
  return copiedCode(document.querySelector("code") as Element);
}

it.each([
  ["text without prompts as it is", "bash", "# list\nls -l\n", "# list\nls -l\n"],
  ["commands of a session, without prompts and output", "bash", "$ ls\na b\n$ cd a", "ls\ncd a"],
  ["all lines of a command", "console", "$ docker run \\\n  --rm x\nok", "docker run \\\n  --rm x"],
  ["commands of PowerShell", "powershell", "PS> Get-Date\nMonday\nPS C:\\Users\\a> ls", "Get-Date\nls"],
  ["dollar signs of other languages", "php", "$ a", "$ a"],
  ["the new text of a change", "diff", "-a: 1\n+a: 2\n b: 3", "a: 2\nb: 3"],
  ["the new text of a change whose signs stand apart", "diff", "- a: 1\n+ a: 2\n  b: 3", "a: 2\nb: 3"],
  ["a patch as it is", "diff", "@@ -1 +1 @@\n-a\n+b", "@@ -1 +1 @@\n-a\n+b"],
])("Copy takes %s", (_, language, code, text) => {
  expect(copied(language, code)).toBe(text);
});

it("Copy leaves out lines that are marked as removed", () => {
  expect(copied("yaml", '<del class="tk-line">a: 1</del>\n<ins class="tk-line">a: 2</ins>\nb: 3')).toBe(
    "a: 2\nb: 3",
  );
  expect(copied("yaml", 'a: 1\n<del class="tk-line">b: 2</del>')).toBe("a: 1\n");
});
