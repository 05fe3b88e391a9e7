/** The shortcut as visible text, and in the notation of `aria-keyshortcuts`. */
export interface ShortcutNames {
  readonly printed: string;
  readonly spoken: string;
}

/** Names of the shortcut on the platform of a user agent. */
export function shortcutNames(userAgent: string): ShortcutNames {
  return /mac|iphone|ipad/i.test(userAgent) ? APPLE : OTHER;
}

const APPLE: ShortcutNames = { printed: "⌘K", spoken: "Meta+K" };
const OTHER: ShortcutNames = { printed: "Ctrl K", spoken: "Control+K" };
/** For the static HTML, where the platform is unknown: no visible text. */
export const UNKNOWN_PLATFORM: ShortcutNames = { printed: "", spoken: "Control+K" };
