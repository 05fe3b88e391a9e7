import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { classNamer, shortenClassNames } from "./classNames";

const site = fs.mkdtempSync(path.join(os.tmpdir(), "class-names-"));
const [one, two] = ["one", "two"].map((name) => path.join(site, `src/ui/${name}.module.css`));

beforeAll(() => {
  fs.mkdirSync(path.join(site, "src/ui"), { recursive: true });
  for (const file of [one ?? "", two ?? ""]) fs.writeFileSync(file, "");
});

afterAll(() => {
  fs.rmSync(site, { recursive: true });
});

test("classes of one file share a short mark, files differ", () => {
  const nameOf = classNamer(site);
  expect(["a", "b"].map((name) => nameOf(one ?? "", name))).toEqual(["a_0", "b_0"]);
  expect(nameOf(two ?? "", "a")).toBe("a_1");
});

test("files of packages have a mark of their own", () => {
  const nameOf = classNamer(site);
  const [first, second] = ["x", "y"].map((name) =>
    nameOf(path.join(site, `node_modules/${name}.module.css`), "a"),
  );
  expect(first).toMatch(/^a_[\w-]{4}$/);
  expect(second).not.toBe(first);
});

test("only readers of CSS modules are told, in production", () => {
  const loader = "/node_modules/css-loader/dist/cjs.js";
  const modules: { localIdentName: string; getLocalIdent?: unknown } = { localIdentName: "[local]" };
  const plain: { modules?: { getLocalIdent?: unknown } } = {};
  const config = {
    module: {
      rules: [{ oneOf: [{ use: [{ loader, options: { modules } }] }, { use: { loader, options: plain } }] }],
    },
  };
  shortenClassNames(config, classNamer(site));
  expect(modules.getLocalIdent).toBeUndefined();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  shortenClassNames(config, classNamer(site));
  expect(modules.getLocalIdent).toEqual(expect.any(Function));
  expect(plain.modules).toBeUndefined();
});
