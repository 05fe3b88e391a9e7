/**
 * The click handlers of the page. One listener finds the control around a click by its markup and calls its handler, so that
 * controls work before hydration without handlers in React. `packages/core/src/protocol/attributes.ts` lists the values of `data-act`.
 */
import { thankForFeedback } from "../layout/pageFooter/answerFeedback";
import { copyHeadingLink, copyLink, copyMarkdown } from "../layout/rightColumn/copyPage";
import { closeDrawer, openDrawer } from "../layout/sideNav/drawer";
import { toggleGroup } from "../layout/sideNav/menu";
import { toggleTheme } from "../layout/topBar/theme";
import { SITE_NAV_ID } from "docusaurus-waymark-core/protocol/ids";
import type { Action } from "docusaurus-waymark-core/protocol/attributes";
import { type PageTabs, TAB } from "../mdx/code/tabs";
import { copyCode } from "../ui/copyCode";
import { SEARCH_BUTTON } from "docusaurus-waymark-core/protocol/attributes";
import { showToast } from "../ui/toast";
import { TOAST_FAILED_EVENT, type ToastMessage } from "docusaurus-waymark-core/protocol/events";
import { wrapCode } from "../ui/wrapCode";
import { CONTROL } from "./earlyEvents";
import type { Queue } from "./queue";
import { hideEarlyToast, showEarlyToast } from "./toast";

interface Options {
  /** Key of the theme in local storage. */
  readonly themeKey: string;
  readonly tabs: PageTabs;
  readonly queue: Queue;
}

/** The first selector that matches an element around the click determines the control and its handler. */
type Handlers = readonly (readonly [selector: string, handle: (control: HTMLElement) => void])[];

/** The link of a heading to itself. */
const HEADING_LINK = ":is(h2, h3, h4, h5)[id] > a[title]";

const selectorOf = (action: Action): string => `[data-act="${action}"]`;

/**
 * Handles clicks on the page's controls, before and after hydration: React renders these controls without handlers. Clicks
 * on other buttons are queued until hydration, then repeated. Links and native controls need no handler.
 */
export function initControls({ themeKey, tabs, queue }: Options): void {
  const handlers: Handlers = [
    [selectorOf("theme"), () => toggleTheme(themeKey)],
    [selectorOf("menu"), openDrawer],
    [selectorOf("menu-close"), closeDrawer],
    [`#${SITE_NAV_ID} button[aria-controls]`, toggleGroup],
    [TAB, tabs.choose],
    [selectorOf("copy"), (button) => void copyCode(button)],
    [selectorOf("wrap"), wrapCode],
    [selectorOf("copy-link"), () => void toast(copyLink(), queue)],
    [selectorOf("copy-page"), ({ dataset }) => void toast(copyMarkdown(dataset["twin"] ?? ""), queue)],
    [HEADING_LINK, (link) => void toast(copyHeadingLink(link), queue)],
    [selectorOf("feedback"), thankForFeedback],
  ];
  // The search dialog and its button have their own listeners.
  const queued = `${CONTROL}:not(dialog *, ${SEARCH_BUTTON})`;
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    for (const [selector, handle] of handlers) {
      const control = target.closest<HTMLElement>(selector);
      if (control) {
        handle(control);
        return;
      }
    }
    const waiting = queue.isHydrated() ? null : target.closest<HTMLElement>(queued);
    if (!waiting) return;
    event.stopPropagation();
    queue.add(() => waiting.click(), waiting);
  };
  window.addEventListener("click", onClick, { capture: true });
  window.addEventListener(TOAST_FAILED_EVENT, ({ detail }) => showEarlyToast(detail));
}

/** Shows a message as a toast: by the application when the page is hydrated, otherwise by this script. */
async function toast(promise: Promise<ToastMessage>, queue: Queue): Promise<void> {
  const message = await promise;
  if (!queue.isHydrated()) {
    showEarlyToast(message);
    return;
  }
  hideEarlyToast();
  showToast(message.kind, message.text);
}
