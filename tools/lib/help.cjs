// Loaded before a tool does anything: with `--help` it prints the comment at the head of the tool, and ends it; an option that the
// comment does not name ends it too, unless the comment says that further arguments go to another program.
const fs = require("node:fs");

const text = fs.readFileSync(process.argv[1], "utf8");
const [comment = ""] = /^(?:\/\/.*\n)+|^\/\*\*[^]*?\*\//.exec(text) ?? [];
const head = comment.replace(/^(?:\/\/|\/\*\*| \*\/?) ?/gm, "").trim();
const given = process.argv.slice(2).filter((word) => /^--?[a-z]/.test(word));
const known = head.match(/--[a-z][\w-]*/g) ?? [];
const wrong = given.map((word) => word.split("=")[0]).find((word) => !known.includes(word));

if (given.some((word) => word === "--help" || word === "-h")) {
  console.log(head);
  process.exit(0);
} else if (wrong !== undefined && !head.includes("urther arguments")) {
  const fix = known.length > 0 ? `use one of ${[...new Set(known)].join(", ")}` : "leave it out";
  console.error(`There is no option ${wrong}. Fix: ${fix}.`);
  process.exit(2);
}
