/** Arguments of a command, read from its usage notation (`CliCommand.args`). */
export interface Usage {
  /** One entry an argument; `choices` when only these words are valid. */
  readonly slots: readonly Slot[];
  readonly required: number;
  /** True when the last argument may come many times. */
  readonly repeats: boolean;
}

interface Slot {
  readonly choices?: readonly string[];
}

/** Reads `<in|out> <source> [filter]`. Absent notation: no arguments. */
export function usageOf(args: string | undefined): Usage {
  const words = args?.split(" ") ?? [];
  return {
    slots: words.map(slotOf),
    required: words.filter((word) => !isOptional(word)).length,
    repeats: words.some((word) => word.includes("...")) || isOptional(words.at(-1) ?? ""),
  };
}

function slotOf(word: string): Slot {
  const choices = /^<([a-z|]+)>$/.exec(word)?.[1]?.split("|") ?? [];
  return choices.length > 1 ? { choices } : {};
}

/** An optional last argument may take several words: a remote command, a packet filter. */
function isOptional(word: string): boolean {
  return word.startsWith("[") && word.endsWith("]");
}
