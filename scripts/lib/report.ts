import { WriterError } from "../../plugins/report";

/**
 * Runs a command. Findings in writers' files are printed, one per line, and the exit code is 1; other errors are
 * thrown.
 */
export async function runOrReport(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
