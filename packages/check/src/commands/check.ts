// `npm run check`. The check is loaded when it runs, so that an error in loading it is reported by its message alone.
import { runMain } from "docusaurus-waymark-core/build/runMain";

const USAGE = "npm run check [-- [--strict] [--verbose] [--fix] [--add-words] file or folder …]";

runMain(async (args) => (await import("../command/check")).check(args), { usage: USAGE, exitCode: 2 });
