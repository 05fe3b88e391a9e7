/** What a flag takes: the words are those that the pages print in the "Type" column. */
export type CliFlagType =
  | "bool"
  | "string"
  | "list"
  | "KEY=VALUE list"
  | "path"
  | "url"
  | "ip:port"
  | "duration"
  | "seconds"
  | "int"
  | "uint8"
  | "uint16"
  | "uint32";

/** One flag of one command. Texts are plain text (no Markdown) and may hold content tokens such as `{{slug}}`. */
export interface CliFlag {
  /** As typed, dashes included: `--setup-key`, or `-L` and `-R`, which have no long form. */
  readonly name: string;
  /** The one-letter form, dash included: `-k`. */
  readonly short?: string;
  readonly type: CliFlagType;
  /** The only words it takes, where the client knows a closed list. */
  readonly values?: readonly string[];
  /** A literal value, or words where the platform or another value decides. Absent: the flag starts empty. */
  readonly default?: string;
  /** What follows the prefix in the environment variable: `SETUP_KEY` of `{{env}}_SETUP_KEY`. Absent: no variable. */
  readonly env?: string;
  /** One or two complete sentences. */
  readonly purpose: string;
  /** First release with this flag, without `v`. Absent: present throughout the releases described. */
  readonly since?: string;
  /** Still accepted, no longer useful; `purpose` names what replaces it. */
  readonly deprecated?: true;
  readonly experimental?: true;
}

/** One command of the client, or a group of commands (`networks`), whose children repeat its words in `path`. */
export interface CliCommand {
  /** The words after the program's name: `up`, `networks select`; empty for the program itself. */
  readonly path: string;
  /** Other words that may stand for the last word of `path`. */
  readonly aliases: readonly string[];
  /**
   * What follows the command, in usage notation: `<name>` needed, `[name]` optional, `...` repeats,
   * `<in|out>` one of these words. Absent: it takes no arguments.
   */
  readonly args?: string;
  /** One sentence. May hold content tokens. */
  readonly summary: string;
  /** Its own flags in the order of the tables; the global flags are accepted as well. */
  readonly flags: readonly CliFlag[];
  /** First release with this command, without `v`. Absent: present throughout the releases described. */
  readonly since?: string;
  /** Started by the client itself and missing from its help. */
  readonly hidden?: true;
}
