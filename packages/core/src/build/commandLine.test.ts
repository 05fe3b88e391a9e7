import { readCommandLine } from "./commandLine";

const OPTIONS = { group: { type: "string" }, "dry-run": { type: "boolean", default: false } } as const;

test("options and plain words are read", () => {
  const { values, positionals } = readCommandLine(["a", "--group", "Client", "b"], OPTIONS);
  expect([values.group, values["dry-run"], positionals]).toEqual(["Client", false, ["a", "b"]]);
});

test.each([
  [["--grup", "Client"], "There is no option --grup. Fix: write --group."],
  [["--nothing"], "There is no option --nothing. Fix: use one of --group, --dry-run."],
  [["--group"], '--group has no value. Fix: write --group "…".'],
  [["--group", "--dry-run"], '--group has no value. Fix: write --group "…".'],
])("%j is refused in plain words", (args, message) => {
  expect(() => readCommandLine(args, OPTIONS)).toThrow(message);
});
