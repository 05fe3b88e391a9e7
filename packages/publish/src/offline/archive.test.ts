import { unzipSync } from "fflate";
import { createArchive } from "./copy";

test("an archive holds every file below its folder, and is the same whenever it is made", () => {
  const copy = new Map([
    ["a/x.html", Buffer.from("<p>x</p>")],
    ["index.html", Buffer.from("<p>home</p>")],
  ]);
  const archive = createArchive(copy, "docs-1");
  const files = Object.entries(unzipSync(archive)).map(([name, bytes]) => [
    name,
    Buffer.from(bytes).toString(),
  ]);
  expect(files).toEqual([
    ["docs-1/a/x.html", "<p>x</p>"],
    ["docs-1/index.html", "<p>home</p>"],
  ]);
  jest.useFakeTimers({ now: new Date("2030-01-01") });
  expect(Buffer.from(createArchive(copy, "docs-1")).equals(Buffer.from(archive))).toBe(true);
});
