import fs from "node:fs";
import { RULE_NAMES } from "./ruleNames";

/** A rule whose name is that of the field that it checks. */
const NAMED_BY_FIELD = ["description"];

test("every rule of the sources is in the list, and no other name is", () => {
  const files = fs.readdirSync("plugins/content", { recursive: true, encoding: "utf8" });
  const names = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => [
      ...fs.readFileSync(`plugins/content/${file}`, "utf8").matchAll(/\brule: "([\w-]{2,})"/g),
    ])
    .map(([, name]) => name);
  expect([...new Set([...names, ...NAMED_BY_FIELD])].sort()).toEqual([...RULE_NAMES]);
});
