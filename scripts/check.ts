// `npm run check`. The check is loaded when it runs, so that an error in loading it is reported by its message alone.
import { runMain } from "../plugins/lib/runMain";

const USAGE = "npm run check [-- [--strict] [--verbose] [--add-words] file or folder …]";

runMain(async (args) => (await import("./check/check")).check(args), { usage: USAGE, exitCode: 2 });
