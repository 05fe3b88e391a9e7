/** An environment variable that no flag of the client stands for. Texts are Markdown and may hold content tokens. */
export interface Variable {
  /**
   * Its whole name, prefix token included: `{{env}}_STATE_DIR`, `{{serverEnv}}_DOMAIN`, `TURN_USER`.
   * A `*` at the end stands for any further characters.
   */
  readonly name: string;
  /** A literal in backticks, or words. */
  readonly default: string;
  /** What it does, without a full stop. */
  readonly meaning: string;
}

export type VariableRow = readonly [name: string, fallback: string, meaning: string];

/** Rows of a data file as variables. */
export function variables(rows: readonly VariableRow[]): readonly Variable[] {
  return rows.map(([name, fallback, meaning]) => ({ name, default: fallback, meaning }));
}
