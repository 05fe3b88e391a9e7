import { thank } from "../layout/pageFooter/thank";
import { copyLink } from "../layout/rightColumn/copyLink";
import { copyMarkdown } from "../layout/rightColumn/copyMarkdown";
import { closeDrawer, openDrawer } from "../layout/sideNav/drawer";
import { toggleGroup } from "../layout/sideNav/menu";
import { toggleTheme } from "../layout/topBar/theme";
import { SITE_NAV_ID, type Act } from "../lib/early";
import type { PageTabs } from "../mdx/code/tabs";
import { copyCode } from "../ui/copyCode";
import { SEARCH_BUTTON } from "../lib/searchUse";
import { showToast, type ToastMessage } from "../ui/toast";
import { wrapCode } from "../ui/wrapCode";
import { CONTROL } from "./earlyEvents";
import type { Queue } from "./queue";
import { hideEarlyToast, showEarlyToast } from "./toast";

interface Ports {
  /** Place of the theme in local storage. */
  readonly themeKey: string;
  readonly tabs: PageTabs;
  readonly queue: Queue;
}

type Action = (control: HTMLElement) => void;

const acts = (act: Act): string => `[data-act="${act}"]`;

/**
 * Acts on presses of a page's controls, by their markup: for good, since the application only renders them. Controls that
 * only the application knows are served until it is there. Links and native controls need nobody.
 *
 * @param pressed controls that were pressed before
 */
export function serveControls({ themeKey, tabs, queue }: Ports, pressed: readonly HTMLElement[]): void {
  const own: readonly (readonly [selector: string, action: Action])[] = [
    [acts("theme"), () => toggleTheme(themeKey)],
    [acts("menu"), openDrawer],
    [acts("menu-close"), closeDrawer],
    [`#${SITE_NAV_ID} button[aria-controls]`, toggleGroup],
    ['[data-tabs] [role="tab"]', tabs.choose],
    [acts("copy"), (button) => void copyCode(button)],
    [acts("wrap"), wrapCode],
    [acts("copy-link"), () => void announce(copyLink(), queue)],
    [acts("copy-page"), ({ dataset }) => void announce(copyMarkdown(dataset["twin"] ?? ""), queue)],
    [acts("feedback"), thank],
  ];
  const ofApplication: typeof own = [
    // The search dialog and its button act by themselves.
    [`${CONTROL}:not(dialog *, ${SEARCH_BUTTON})`, (control) => queue.add(() => control.click())],
  ];
  const press = (target: Element): boolean => {
    const [control, action] = find(target, own) ?? [];
    if (control) action?.(control);
    return control !== undefined;
  };
  const pressEarly = (target: Element): boolean => {
    const [control, action] = (queue.isOver() ? undefined : find(target, ofApplication)) ?? [];
    if (control) action?.(control);
    return control !== undefined;
  };
  window.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || press(event.target)) return;
      if (pressEarly(event.target)) event.stopPropagation();
    },
    { capture: true },
  );
  for (const control of pressed) if (!press(control)) pressEarly(control);
}

/** The control that was pressed and what it does; the first selector that fits decides. */
function find(
  target: Element,
  actions: readonly (readonly [selector: string, action: Action])[],
): readonly [HTMLElement, Action] | undefined {
  for (const [selector, action] of actions) {
    const control = target.closest<HTMLElement>(selector);
    if (control) return [control, action];
  }
  return undefined;
}

/** Shows an outcome as a toast: the application's, or that of this script until it is there. */
async function announce(outcome: Promise<ToastMessage>, queue: Queue): Promise<void> {
  const message = await outcome;
  if (!queue.isOver()) {
    showEarlyToast(message);
    return;
  }
  hideEarlyToast();
  showToast(message.kind, message.text);
}
