import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { hasHistory } from "./history";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "history-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

function git(cwd: string, ...args: readonly string[]): void {
  const author = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...author, ...args], { cwd, stdio: "ignore" });
}

test("a whole clone has a history; a shallow one, a folder without one or without commits, and a running server have none", () => {
  const [whole, shallow, none, empty] = ["whole", "shallow", "none", "empty"].map((name) =>
    path.join(root, name),
  ) as [string, string, string, string];
  fs.mkdirSync(whole);
  fs.mkdirSync(none);
  git(root, "init", "empty");
  git(whole, "init");
  git(whole, "commit", "--allow-empty", "-m", "one");
  git(whole, "commit", "--allow-empty", "-m", "two");
  git(root, "clone", "--depth", "1", pathToFileURL(whole).href, "shallow");
  expect([whole, shallow, none, empty].map(hasHistory)).toEqual([true, false, false, false]);
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(hasHistory(whole)).toBe(false);
  Object.assign(process.env, { NODE_ENV });
});
