import fs from "node:fs";
import { RULE_NAMES } from "./ruleNames";

/** Rules whose names are those of the field that they check, and of what a build finds too. */
const NAMED_ELSEWHERE = ["description", "outbound-host"];

test("every rule of the sources is in the list, and no other name is", () => {
  const files = fs.readdirSync("plugins/content", { recursive: true, encoding: "utf8" });
  const names = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => [
      ...fs.readFileSync(`plugins/content/${file}`, "utf8").matchAll(/\brule: "([\w-]{2,})"/g),
    ])
    .map(([, name]) => name);
  expect([...new Set([...names, ...NAMED_ELSEWHERE])].sort()).toEqual([...RULE_NAMES]);
});
