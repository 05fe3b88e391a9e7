/** Adds a script to the page. Scripts that were added by this function run in their order. */
export function addScript(address: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = address;
  script.async = false;
  script.fetchPriority = "high";
  document.head.append(script);
  return script;
}

/**
 * Adds the script with React, unless it is there: search and the application share it (`packages/core/src/build/sharedReact.ts`). After a
 * failure it can be added again.
 */
export function addReact(address: string): HTMLScriptElement {
  const script = document.querySelector<HTMLScriptElement>(`script[src="${address}"]`) ?? addScript(address);
  script.addEventListener("error", () => script.remove());
  return script;
}
