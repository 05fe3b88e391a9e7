import siteStorage from "@generated/site-storage";
import { storedEdition } from "docusaurus-waymark-core/values/edition";
import { readerStore } from "./readerStore";

/**
 * Keeps the tabs of a group `edition` and the reader's value equal: a pressed tab becomes the value, and the value of the panel
 * selects its tab. `packages/theme/src/mdx/code/tabs.ts` stores a pressed tab, so at first what is stored counts.
 *
 * @returns a function that ends it
 */
export function followEdition(group: HTMLElement): () => void {
  const selected = (): string | undefined =>
    group.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.dataset["choice"];
  const setValue = (edition: string | undefined): void => {
    const values = readerStore.current();
    if (values.edition !== edition) readerStore.set({ ...values, edition });
  };
  const select = (edition: string | undefined): void => {
    if (edition !== undefined && edition !== selected())
      group.querySelector<HTMLElement>(`[role=tab][data-choice="${edition}"]`)?.click();
  };
  const stored = storedEdition(siteStorage.namespace);
  select(stored);
  if (stored !== undefined) setValue(stored);
  const observer = new MutationObserver(() => setValue(selected()));
  observer.observe(group, { subtree: true, attributeFilter: ["aria-selected"] });
  const unsubscribe = readerStore.subscribe(() => select(readerStore.current().edition));
  return () => {
    observer.disconnect();
    unsubscribe();
  };
}
