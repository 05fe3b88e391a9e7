/** A browser under test, driven by the protocol that it speaks itself. Sizes are in CSS pixels. */
export interface Engine {
  readonly name: string;
  readonly open: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Value of a JavaScript expression in the page; it must be JSON. */
  readonly value: (expression: string) => Promise<unknown>;
  /** Does what a reader's hands do, in order (`keys`, `click`). */
  readonly act: (actions: readonly ActionSource[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** One input device and what it does; both protocols take the same form (W3C WebDriver, actions). */
export interface ActionSource {
  readonly type: "key" | "pointer";
  readonly id: string;
  readonly actions: readonly object[];
}

/** Names of keys that are not characters (W3C WebDriver, keyboard actions). */
export const KEY = {
  enter: "\uE007",
  escape: "\uE00C",
  shift: "\uE008",
  control: "\uE009",
  right: "\uE014",
} as const;

/** Presses keys one after the other, without a pause. */
export function keys(...pressed: readonly string[]): ActionSource[] {
  const actions = pressed.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}

/** Presses a key while Control is down. */
export function withControl(value: string): ActionSource[] {
  const down = [KEY.control, value].map((key) => ({ type: "keyDown", value: key }));
  const up = [value, KEY.control].map((key) => ({ type: "keyUp", value: key }));
  return [{ type: "key", id: "keyboard", actions: [...down, ...up] }];
}

/** Presses the main button at a place of the window. */
export function click(x: number, y: number): ActionSource[] {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", actions }];
}

/**
 * Asks until the answer is right.
 *
 * @throws Error with the last answer after half a minute
 */
export async function until<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  wanted: string,
): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > end) throw new Error(`${wanted}; it was ${JSON.stringify(answer)}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Long enough for a busy machine: a step is about what happens, not how soon. */
const PATIENCE_MS = 30_000;
