/** The error file `404.html`: one static file that hosts send for all unknown addresses, of either section. */
import { useSyncExternalStore } from "react";
import { API_ALIAS, SECTIONS, pageTitle } from "./index";
import { useSitePath } from "./useSitePath";

/** Route of the error file, which is built as a page of the docs section. */
const ERROR_ROUTE = "/404";

/** Title of the error page, without product and section. */
export const ERROR_TITLE = "Page not found";

/** Attribute of the root element with the section of the current address; the inline script sets it before the first paint. */
const ADDRESSED = "data-addressed-section";

/**
 * The inline script of the error file. It sets the section on the root element and the title of the document, and replaces
 * the old prefix of the API section in the address. It has no characters that HTML must escape.
 */
export function errorFileScript(baseUrl: string, productName: string): string {
  const text = (value: string): string => JSON.stringify(value);
  const path = (route: string): string => text(`${baseUrl.replace(/\/$/, "")}${route}/`);
  const api = path(SECTIONS.api.basePath);
  return `(function(){
if(document.readyState!=="loading")return;
var l=location,p=l.pathname+"/";
if(p.indexOf(${path(API_ALIAS)})===0){p=${api}+p.slice(${path(API_ALIAS)}.length);history.replaceState(null,"",p.slice(0,-1)+l.search+l.hash)}
var api=p.indexOf(${api})===0;
document.documentElement.setAttribute("${ADDRESSED}",api?"api":"docs");
if(api)document.title=${text(pageTitle(ERROR_TITLE, "api", productName))};
})()`;
}

/** True while the error file is built, and in the browser while it is hydrated. */
export function useIsErrorFile(): boolean {
  const isBuilt = useSitePath() === ERROR_ROUTE;
  const isHydrating = useIsErrorFileHydrating();
  return isBuilt || isHydrating;
}

/** True in the browser while the error file is hydrated: React must render the same as the build. */
export function useIsErrorFileHydrating(): boolean {
  return useSyncExternalStore(neverChanges, () => false, isErrorFileLoaded);
}

function neverChanges(): () => void {
  return () => undefined;
}

function isErrorFileLoaded(): boolean {
  return typeof document !== "undefined" && document.documentElement.hasAttribute(ADDRESSED);
}
