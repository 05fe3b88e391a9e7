import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gitReader } from "./checkout";

it("a folder that git does not know is refused, instead of every file being missing", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "checkout-"));
  expect(() => gitReader(folder)).toThrow(`${folder} is no git work tree or repository. Fix: give a clone.`);
});
