/** Functions that cache their results: for each page, or until the text of a page changes. */
import type { Page } from "./page";
import type { Source } from "./place";

/** Caches a function's result per page, so that several rules can share what is derived from its tree. */
export function oncePerPage<T>(derive: (page: Page) => T): (page: Page) => T {
  const derived = new WeakMap<Page, { readonly value: T }>();
  return (page) => {
    const known = derived.get(page) ?? { value: derive(page) };
    derived.set(page, known);
    return known.value;
  };
}

/** Caches the result of a function for each page until the text of the page changes. */
export function onceForText<T>(make: (source: Source) => T): (source: Source) => T {
  const made = new Map<string, { readonly text: string; readonly value: T }>();
  return (source) => {
    const before = made.get(source.path);
    if (before?.text === source.text) return before.value;
    const value = make(source);
    made.set(source.path, { text: source.text, value });
    return value;
  };
}
