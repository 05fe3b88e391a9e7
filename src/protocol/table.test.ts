import fs from "node:fs";
import path from "node:path";
import { SHARED_ATTRIBUTES } from "./table";
import * as attributes from "./attributes";
import * as events from "./events";

const SRC = path.resolve(__dirname, "..");

/** Code and style sheets of `src`, without tests and without the table itself. */
const FILES = fs
  .readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/\.(?:test|fixture)\./.test(name))
  .filter((name) => name !== path.join("protocol", "table.ts"));

/** Constants of `attributes.ts` that name one attribute: code uses the constant instead of the name. */
const CONSTANTS = Object.entries(attributes).flatMap(([constant, value]) => {
  const [name] = /data-[a-z-]+/.exec(value) ?? [];
  return name === undefined ? [] : [{ constant, name }];
});

/** The attributes that a text names: in markup, selectors, `dataset` and by constants. */
function namesIn(text: string): readonly string[] {
  const literal = text.match(/(?<![\w-])data-[a-z][a-z-]*/g) ?? [];
  const read = [...text.matchAll(/dataset(?:\["(\w+)"\]|\.(\w+))/g)].map(
    ([, quoted, plain]) => `data-${(quoted ?? plain ?? "").replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
  );
  const named = CONSTANTS.filter(({ constant }) => new RegExp(`\\b${constant}\\b`).test(text));
  return [...literal, ...read, ...named.map(({ name }) => name)];
}

/** Folders of `src` by the attribute that they name; `protocol` only defines them. */
const found = new Map<string, Set<string>>();
for (const file of FILES) {
  const folder = file.split(path.sep)[0] ?? "";
  if (folder === "protocol") continue;
  for (const name of namesIn(fs.readFileSync(path.join(SRC, file), "utf8")))
    found.set(name, (found.get(name) ?? new Set()).add(folder));
}

const BY_OTHERS = new Set(["build", "Docusaurus"]);

test("the table has every attribute that more than one folder uses, with all folders that do", () => {
  const used = (name: string): string => [...(found.get(name) ?? [])].sort().join(", ");
  const listed = (name: string): string => {
    const { writes = [], reads = [] } = SHARED_ATTRIBUTES[name] ?? {};
    return [...new Set([...writes, ...reads])]
      .filter((folder) => !BY_OTHERS.has(folder))
      .sort()
      .join(", ");
  };
  const shared = [...found].filter(([, folders]) => folders.size > 1).map(([name]) => name);
  const wrong = [...new Set([...shared, ...Object.keys(SHARED_ATTRIBUTES)])]
    .filter((name) => used(name) !== listed(name))
    .map((name) => `${name} is used by: ${used(name)}; src/protocol/table.ts lists: ${listed(name)}`);
  expect(wrong).toEqual([]);
});

test("every attribute is written and read", () => {
  const loose = Object.entries(SHARED_ATTRIBUTES).filter(
    ([, { writes, reads }]) => writes.length === 0 || reads.length === 0,
  );
  expect(loose).toEqual([]);
});

test("all events of the site are those of events.ts, and are sent on the window", () => {
  const names = Object.values(events);
  const strays: string[] = [];
  for (const file of FILES.filter((name) => !name.startsWith("protocol"))) {
    const text = fs.readFileSync(path.join(SRC, file), "utf8");
    if (
      /["'`]site[:-][a-z-]+["'`]/.test(
        text.replace(/["'`]site-(?:nav|main|search[a-z-]*|reloaded)["'`]/g, ""),
      )
    )
      strays.push(file);
    if (
      /(?:document|element)\.(?:dispatchEvent|addEventListener|removeEventListener)\(\s*[A-Z]+(?:_[A-Z]+)*_EVENT/.test(
        text,
      )
    )
      strays.push(file);
  }
  expect(strays).toEqual([]);
  expect(names.every((name) => name.startsWith("site:"))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
