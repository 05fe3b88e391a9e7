import type { LoadContext, Plugin } from "@docusaurus/types";
import { transform } from "esbuild";
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
export default async function headScript({ siteStorage }: LoadContext): Promise<Plugin> {
  const { namespace } = siteStorage;
  const scripts = [SCRIPT, codeGroupScript(namespace), baseUrlScript(namespace)];
  const small = await Promise.all(scripts.map(minified));
  return {
    name: "head-script",
    injectHtmlTags: () => ({
      headTags: small.map((code) => ({ tagName: "script", innerHTML: code })),
    }),
  };
}

/** They stand in every page. */
async function minified(text: string): Promise<string> {
  const { code } = await transform(text, { minify: true });
  return code.trim();
}
