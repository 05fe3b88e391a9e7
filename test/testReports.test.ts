import { failuresOfJest, failuresOfPlaywright } from "../scripts/lib/testReports.mjs";

const thrown = [
  "Error: \u001b[2mexpect(\u001b[22mreceived\u001b[2m)\u001b[22m.toBe(expected)",
  "",
  "Expected: \u001b[32m2\u001b[39m",
  "Received: \u001b[31m1\u001b[39m",
  "    at Object.toBe (/site/src/a.test.ts:1:57)",
  "    at runTest (/site/node_modules/jest-runner/build/index.js:324:50)",
].join("\n");

const shown = (name: string): string =>
  [
    name,
    "    Error: expect(received).toBe(expected)",
    "",
    "    Expected: 2",
    "    Received: 1",
    "        at Object.toBe (/site/src/a.test.ts:1:57)",
  ].join("\n");

it("names failed tests and broken files of jest with their errors, without colours and inner frames", () => {
  const report = {
    testResults: [
      {
        name: "/site/src/a.test.ts",
        status: "failed",
        message: "all of it",
        assertionResults: [
          { status: "failed", fullName: "group one", failureMessages: [thrown] },
          { status: "passed", fullName: "group two", failureMessages: [] },
        ],
      },
      { name: "/site/src/b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      { name: "/site/src/c.test.ts", status: "passed", message: "", assertionResults: [] },
    ],
  };
  expect(failuresOfJest(report)).toEqual([
    shown("/site/src/a.test.ts: group one"),
    "/site/src/b.test.ts\n    no such module",
  ]);
});

it("finds failed tests of Playwright in suites of suites, and what failed outside of a test", () => {
  const spec = (title: string, status: string, ...errors: string[]) => ({
    title,
    line: 2,
    tests: [{ status, results: [{ errors: errors.map((message) => ({ message })) }] }],
  });
  const inner = [spec("one", "unexpected", thrown), spec("two", "flaky", "too late")];
  const suite = {
    file: "a.spec.ts",
    specs: [spec("three", "expected")],
    suites: [{ file: "a.spec.ts", specs: inner }],
  };
  expect(failuresOfPlaywright({ suites: [suite], errors: [{ message: "no server" }] })).toEqual([
    "outside of a test\n    no server",
    shown("a.spec.ts:2: one"),
    "a.spec.ts:2: two\n    too late",
  ]);
});

it("has nothing to say of a run without failures", () => {
  expect(failuresOfJest({ testResults: [] })).toEqual([]);
  expect(failuresOfPlaywright({})).toEqual([]);
});
