import { copyLink } from "../layout/rightColumn/copyLink";
import { SITE_NAV_ID } from "../layout/sideNav/ids";
import type { Act } from "../lib/early";
import { showToast } from "../ui/toast";
import { copyCode } from "./copy";
import type { Drawer } from "./drawer";
import { thank } from "./feedback";
import { toggleGroup } from "./groups";
import { CONTROL } from "./kept";
import { isSearching, openEarlySearch } from "./search";
import type { Languages } from "./tabs";
import { toggleTheme } from "./theme";
import type { Waiting } from "./waiting";

interface Ports {
  readonly themeKey: string;
  readonly languages: Languages;
  readonly drawer: Drawer;
  readonly waiting: Waiting;
}

/** What a control does when it is pressed before the application is there. */
export type Action = (control: HTMLElement) => void;

/** Actions by selector; the first selector that fits a control decides. */
export interface Controls {
  readonly actions: readonly (readonly [selector: string, action: Action])[];
  readonly openSearch: (query?: string) => void;
}

const acts = (act: Act): string => `[data-act="${act}"]`;

/** Every control of a page. */
export function createControls({ themeKey, languages, drawer, waiting }: Ports): Controls {
  const later: Action = (control) => waiting.add(() => control.click());
  const openSearch = (query?: string): void => {
    if (isSearching()) return;
    openEarlySearch(query);
    // Closed in the meantime: the wish was taken back.
    waiting.add(() => {
      if (isSearching()) document.querySelector<HTMLElement>(acts("search"))?.click();
    });
  };
  return {
    openSearch,
    actions: [
      [acts("theme"), () => toggleTheme(themeKey)],
      [acts("menu"), drawer.open],
      [acts("menu-close"), drawer.close],
      [`#${SITE_NAV_ID} button[aria-expanded]`, toggleGroup],
      ['[role="tab"]', languages.choose],
      [acts("copy"), (button) => void copyCode(button)],
      [acts("copy-link"), () => void shareLink(waiting)],
      [acts("search"), () => openSearch()],
      [acts("feedback"), thank],
      [CONTROL, later],
    ],
  };
}

/** The clipboard takes the address while the press is fresh; the toast needs the application. */
async function shareLink(waiting: Waiting): Promise<void> {
  const { kind, text } = await copyLink();
  waiting.add(() => showToast(kind, text));
}
