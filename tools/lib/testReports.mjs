// Reads failures from the reports of the test runners, for the summary at the end of `npm test`.

/** Number of lines that are shown of an error. */
const MAX_ERROR_LINES = 14;

/** Color codes of terminals (ECMA-48, "select graphic rendition"). */
const COLOR = /\u001b\[[0-9;]*m/g;

/** A line of a stack trace. */
const FRAME = /^\s+at /;

/**
 * Failed tests, and files that could not be run, from a report of `jest --json`.
 *
 * @returns one text each: the name, then the indented error
 */
export function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === "failed" && assertionResults.length === 0) return [describe(name, message)];
    return assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => describe(`${name}: ${test.fullName}`, test.failureMessages.join("\n")));
  });
}

/**
 * The same for a report of Playwright's `json` reporter, whose suites are nested.
 *
 * @param {{ suites?: object[], errors?: { message?: string }[] }} report
 */
export function failuresOfPlaywright({ suites = [], errors = [] }) {
  const outside = errors.map(({ message }) => describe("outside of a test", message));
  return [...outside, ...suites.flatMap(failuresOfSuite)];
}

/** A flaky test, which passed only on retry, counts as failed. */
function failuresOfSuite({ file, suites = [], specs = [] }) {
  const failed = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
    .map((spec) => describeSpec(file, spec));
  return [...failed, ...suites.flatMap(failuresOfSuite)];
}

function describeSpec(file, { title, line, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  return describe(`${file}:${line}: ${title}`, errors.map(({ message }) => message).join("\n"));
}

/** Shows only the first frame of a stack trace. */
function describe(name, error = "") {
  const lines = error.replaceAll(COLOR, "").split("\n");
  const shown = lines.filter((line, at) => !(FRAME.test(line) && FRAME.test(lines[at - 1] ?? "")));
  const indented = shown.slice(0, MAX_ERROR_LINES).map((line) => `    ${line}`.trimEnd());
  return [name, ...indented].join("\n");
}
