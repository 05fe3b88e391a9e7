import fs from "node:fs";
import path from "node:path";
import { LIVE_PATH } from "docusaurus-plugin-waymark-check/live/report";

const BUILDS = ["build", "build-variant"];

const SOURCE = "packages/check/src/live/client/overlay.ts";

describe.each(BUILDS)("the findings of npm start in %s", (build) => {
  const files = fs.readdirSync(build, { recursive: true, encoding: "utf8" });
  const scripts = files.filter((name) => /\.(?:js|html)$/.test(name));

  it("are no part of any script or page", () => {
    expect(scripts.length).toBeGreaterThan(5);
    const texts = scripts.map((name) => fs.readFileSync(path.join(build, name), "utf8"));
    // A text of the overlay that survives minifying.
    const marks = [LIVE_PATH, "The terminal lists them."];
    expect(fs.readFileSync(SOURCE, "utf8")).toContain(marks[1]);
    expect(scripts.filter((_, index) => marks.some((mark) => texts[index]?.includes(mark)))).toEqual([]);
  });
});
