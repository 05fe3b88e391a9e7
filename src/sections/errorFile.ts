import { useSyncExternalStore } from "react";
import { API_ALIAS, SECTIONS, pageTitle } from "./index";
import { useSitePath } from "./useSitePath";

/** Route of `404.html`, with which hosts answer all unknown addresses. It is built as a page of the docs section. */
const ERROR_ROUTE = "/404";

/** Attribute of the root in which that file has the section of the reader's address, before the first paint. */
const ADDRESSED = "data-addressed-section";

/**
 * The inline script of the error file: marks the root with the section of the address, gives the tab that section's
 * title, and spells an address under the API section's old prefix as it is spelled now. Without special characters of
 * HTML.
 *
 * @param title title of the error page, without product and section
 */
export function errorFileScript(baseUrl: string, title: string, productName: string): string {
  const text = (value: string): string => JSON.stringify(value);
  const path = (route: string): string => text(`${baseUrl.replace(/\/$/, "")}${route}/`);
  const api = path(SECTIONS.api.basePath);
  return `(function(){
if(document.readyState!=="loading")return;
var l=location,p=l.pathname+"/";
if(p.indexOf(${path(API_ALIAS)})===0){p=${api}+p.slice(${path(API_ALIAS)}.length);history.replaceState(null,"",p.slice(0,-1)+l.search+l.hash)}
var api=p.indexOf(${api})===0;
document.documentElement.setAttribute("${ADDRESSED}",api?"api":"docs");
if(api)document.title=${text(pageTitle(title, "api", productName))};
})()`;
}

/** True while the error file is built, and in the browser while React takes it over. */
export function useIsErrorFile(): boolean {
  const isBuilt = useSitePath() === ERROR_ROUTE;
  const isTakenOver = useIsErrorFileTakenOver();
  return isBuilt || isTakenOver;
}

/** True in the browser while React takes over the error file: what it renders must be what was built. */
export function useIsErrorFileTakenOver(): boolean {
  return useSyncExternalStore(neverChanges, () => false, isErrorFileLoaded);
}

function neverChanges(): () => void {
  return () => undefined;
}

function isErrorFileLoaded(): boolean {
  return typeof document !== "undefined" && document.documentElement.hasAttribute(ADDRESSED);
}
