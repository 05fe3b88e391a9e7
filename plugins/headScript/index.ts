import type { LoadContext, Plugin } from "@docusaurus/types";
import { transformSync } from "esbuild";
import { baseUrlScript } from "../../src/lib/baseUrlScript";
import { codeGroupScript } from "../../src/lib/codeGroupScript";

/**
 * Runs before the first paint of every page.
 * `data-js` tells style sheets that scripts run: what nobody could open without them stands open until then.
 * The class `dark` is kept in step with `data-theme`; both attributes are watched because client navigation
 * rewrites `class`, and observer callbacks run before paint, so the two never disagree on screen.
 */
const SCRIPT = `(function(){
var root=document.documentElement;
root.setAttribute("data-js","");
function sync(){var dark=root.getAttribute("data-theme")==="dark";if(root.classList.contains("dark")!==dark)root.classList.toggle("dark",dark)}
new MutationObserver(sync).observe(root,{attributes:true,attributeFilter:["data-theme","class"]});
sync()})();`;

/** Adds to the head of every page the script above, and those that show the reader's language and server in samples. */
export default function headScript({ siteStorage }: LoadContext): Plugin {
  const { namespace } = siteStorage;
  const scripts = [SCRIPT, codeGroupScript(namespace), baseUrlScript(namespace)];
  return {
    name: "head-script",
    injectHtmlTags: () => ({
      headTags: scripts.map((code) => ({ tagName: "script", innerHTML: minified(code) })),
    }),
  };
}

/** They stand in every page. */
function minified(code: string): string {
  return transformSync(code, { minify: true }).code.trim();
}
