import { systemOf, systemsNamedIn } from "./systems";

describe("the reader's system", () => {
  it.each([
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0", 0, "windows"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15", 0, "macos"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15", 5, "ios"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148", 5, "ios"],
    ["Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0 Mobile", 5, "android"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Firefox/133.0", 0, "linux"],
    ["Mozilla/5.0 (PlayStation 5)", 0, undefined],
  ])("in %s with %d touch points is %s", (userAgent, maxTouchPoints, system) => {
    expect(systemOf({ userAgent, maxTouchPoints })).toBe(system);
  });
});

describe("the systems that a title names", () => {
  it.each([
    ["Linux", ["linux"]],
    ["macOS and Linux", ["linux", "macos"]],
    ["Windows (PowerShell)", ["windows"]],
    ["Axios", []],
    ["go test", []],
  ])("%s: %j", (title, systems) => {
    expect(systemsNamedIn(title)).toEqual(systems);
  });
});
