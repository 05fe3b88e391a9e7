// `npm run check`. The check is loaded when it runs, so that a mistake in the configuration is reported by its message alone.
import path from "node:path";
import { checkSettings } from "../plugins/content/settings";
import { runMain } from "../plugins/lib/runMain";

const USAGE = "npm run check [-- [--strict] [--verbose] [--add-words] file or folder …]";

runMain(
  async (args) => {
    checkSettings(path.join(__dirname, ".."));
    await (await import("./check/check")).check(args);
  },
  { usage: USAGE, exitCode: 2 },
);
