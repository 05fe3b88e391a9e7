import { WriterError } from "../../plugins/report";

/** Runs a command; mistakes of writers are printed one a line, and the command ends with code 1. */
export async function runOrReport(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
