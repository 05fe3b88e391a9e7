/** The systems that a page can have a panel for, by their value in groups of tabs named `os`. */
export const SYSTEMS = {
  linux: "Linux",
  macos: "macOS",
  windows: "Windows",
  android: "Android",
  ios: "iOS",
} as const;

export type System = keyof typeof SYSTEMS;

/** The group of tabs that starts at the reader's system. */
export const SYSTEM_GROUP = "os";

/** What a browser says of the machine that it runs on. */
type Machine = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** How each system shows in a user agent; the first that fits decides, since Android is a Linux. */
const SIGNS: readonly (readonly [System, RegExp])[] = [
  ["windows", /Windows/],
  ["android", /Android/],
  ["ios", /iP(?:hone|ad|od)/],
  ["macos", /Mac/],
  ["linux", /Linux|X11|CrOS/],
];

/** The reader's system; undefined for one that no page has a panel for. */
export function systemOf({ userAgent, maxTouchPoints }: Machine): System | undefined {
  const system = SIGNS.find(([, sign]) => sign.test(userAgent))?.[0];
  // An iPad asks for pages as a Mac does, and no Mac has a touch screen.
  return system === "macos" && maxTouchPoints > 1 ? "ios" : system;
}

/** The systems that a title names: "macOS and Linux" names two. */
export function systemsNamedIn(title: string): readonly System[] {
  return (Object.keys(SYSTEMS) as System[]).filter((system) =>
    new RegExp(`(?<![\\w-])${SYSTEMS[system]}(?![\\w-])`, "i").test(title),
  );
}
