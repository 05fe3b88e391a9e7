interface FailureOptions {
  /** Usage of the command, printed below the message. */
  readonly usage?: string;
  readonly exitCode?: number;
}

/** Runs a command with the arguments of the process. An error ends it with its message, without a stack. */
export function runMain(
  main: (args: readonly string[]) => void | Promise<void>,
  { usage, exitCode = 1 }: FailureOptions = {},
): void {
  const run = async (): Promise<void> => main(process.argv.slice(2));
  run().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(usage === undefined ? message : `${message}\n${usage}`);
    process.exitCode = exitCode;
  });
}
