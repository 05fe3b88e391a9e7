/** Operating systems that tabs can be for, by their value in groups of tabs named `os`. */
export const SYSTEMS = {
  linux: "Linux",
  macos: "macOS",
  windows: "Windows",
  android: "Android",
  ios: "iOS",
} as const;

export type System = keyof typeof SYSTEMS;

/** The group of tabs that selects the reader's system at first. */
export const SYSTEM_GROUP = "os";

/** The properties that identify the system of a browser. */
type Platform = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** Patterns of user agents. The first match counts: Android has "Linux" in its user agent too. */
const USER_AGENTS: readonly (readonly [System, RegExp])[] = [
  ["windows", /Windows/],
  ["android", /Android/],
  ["ios", /iP(?:hone|ad|od)/],
  ["macos", /Mac/],
  ["linux", /Linux|X11|CrOS/],
];

/** The reader's system; undefined for one that is not in `SYSTEMS`. */
export function systemOf({ userAgent, maxTouchPoints }: Platform): System | undefined {
  const system = USER_AGENTS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  // An iPad has the user agent of a Mac, and no Mac has a touch screen.
  return system === "macos" && maxTouchPoints > 1 ? "ios" : system;
}

/** The systems in a title: two for "macOS and Linux". */
export function systemsNamedIn(title: string): readonly System[] {
  return (Object.keys(SYSTEMS) as System[]).filter((system) =>
    new RegExp(`(?<![\\w-])${SYSTEMS[system]}(?![\\w-])`, "i").test(title),
  );
}
