import { BASE_URL, baseUrlKey } from "./baseUrl";

/**
 * Source of an inline head script. Once the page is parsed it puts the reader's server into the samples, so that
 * they are right before React arrives, and right where it never does. It writes text only, and only an address that
 * `parseBaseUrl` could have let through; `fillPlaces` in `apiVariables.ts` makes the same markup.
 *
 * @param namespace `siteStorage.namespace` of Docusaurus' plugin context
 */
export function baseUrlScript(namespace: string): string {
  return SCRIPT.replace("KEY", () => JSON.stringify(baseUrlKey(namespace))).replace("FORM", () =>
    String(BASE_URL),
  );
}

const SCRIPT = `(function(){
var url=null;
try{url=localStorage.getItem(KEY)}catch(e){}
if(!url||!FORM.test(url))return;
document.addEventListener("readystatechange",function(){
document.querySelectorAll("var[data-var=url],[data-base-url]").forEach(function(shown){shown.textContent=url})
},{once:true})})();`;
