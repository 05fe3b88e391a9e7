// Loaded before a tool does anything: with `--help` it prints the comment at the head of the tool, and ends it.
const fs = require("node:fs");

if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
  const text = fs.readFileSync(process.argv[1], "utf8");
  const [head = ""] = /^(?:\/\/.*\n)+|^\/\*\*[^]*?\*\//.exec(text) ?? [];
  console.log(head.replace(/^(?:\/\/|\/\*\*| \*\/?) ?/gm, "").trim());
  process.exit(0);
}
