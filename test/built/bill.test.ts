import fs from "node:fs";
import path from "node:path";
import { BILL } from "docusaurus-preset-waymark/build/bill.mjs";
import { BUILD } from "./site";

/** The fields of a bill that these tests read. */
interface Component {
  readonly name: string;
  readonly licenses?: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[];
  readonly properties?: readonly { readonly name: string }[];
}

const { components } = readJson(path.join(BUILD, BILL)) as { components: readonly Component[] };
const runtime = components.filter(
  ({ properties = [] }) => !properties.some(({ name }) => name === "cdx:npm:package:development"),
);

it("lists the packages of package.json, and marks those for tests alone", () => {
  const names = new Set(runtime.map(({ name }) => name));
  const { dependencies } = readJson("package.json") as { dependencies: object };
  expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
  expect(names).not.toContain("jest");
});

it("has licenses of licenses.json alone: one of a choice, all of a list", () => {
  const policy = readJson("licenses.json") as { allowed: string[]; stated: Record<string, string> };
  const isAllowed = (expression: string): boolean =>
    expression
      .replace(/[()]/g, "")
      .split(" OR ")
      .some((choice) => choice.split(" AND ").every((name) => policy.allowed.includes(name)));
  const refused = runtime
    .map(({ name, licenses: [first] = [] }) => ({
      name,
      license: policy.stated[name] ?? first?.expression ?? first?.license?.id ?? "none",
    }))
    .filter(({ license }) => !isAllowed(license));
  expect(refused).toEqual([]);
});

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, "utf8"));
}
