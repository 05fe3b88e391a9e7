import { codeChoiceKey } from "./codeChoice";

/**
 * Source of an inline head script. While the page is being parsed it shows the reader's languages in code groups,
 * so that no other language flashes up before React arrives.
 * It does to the markup what `CodeGroup` will do: `chosenIndex` in `codeChoice.ts` is the same rule.
 *
 * The parser's work is over at "interactive", before any deferred script: the two never write at the same time.
 *
 * @param namespace `siteStorage.namespace` of Docusaurus' plugin context
 */
export function codeGroupScript(namespace: string): string {
  return SCRIPT.replace("KEY", () => JSON.stringify(codeChoiceKey(namespace)));
}

const SCRIPT = `(function(){
var choices=[];
try{choices=JSON.parse(localStorage.getItem(KEY))}catch(e){}
if(!Array.isArray(choices)||!choices.length)return;
function pick(tabs){
for(var c=0;c<choices.length;c++)for(var t=0;t<tabs.length;t++)if(tabs[t].getAttribute("data-choice")===choices[c])return t;
return 0}
function apply(group){
var tabs=group.querySelectorAll("[role=tab]"),panels=group.querySelectorAll("[role=tabpanel]"),at=pick(tabs);
tabs.forEach(function(tab,i){tab.setAttribute("aria-selected",String(i===at));tab.tabIndex=i===at?0:-1});
panels.forEach(function(panel,i){panel.hidden=i!==at});
return tabs[at]}
function scan(){return Array.prototype.map.call(document.querySelectorAll("[data-code-group]"),apply)}
function reveal(tab){
if(!tab)return;
var list=tab.parentElement,room=list.clientWidth-tab.offsetWidth;
if(tab.offsetLeft>room-32)list.scrollLeft=tab.offsetLeft-room/2}
var observer=new MutationObserver(scan);
observer.observe(document,{childList:true,subtree:true});
document.addEventListener("readystatechange",function(){observer.disconnect();scan().forEach(reveal)},{once:true})})();`;
