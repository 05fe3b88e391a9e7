/** The parts of the error file that are made by the build: its inline script and its style rules. */
import { PART_OF, pageTitle, PARTS, ROOT_SECTION } from "./index";

/** Attribute of the root element with the section of the current address; the inline script sets it before the first paint. */
export const ADDRESSED = "data-addressed-section";

/**
 * The inline script of the error file. It sets the section on the root element and the title of the document, and replaces
 * the old prefix of a section in the address. It has no characters that HTML must escape.
 *
 * @param title of the error page, without product and section
 */
export function errorFileScript(baseUrl: string, title: string, productName: string): string {
  const path = (route: string): string => `${baseUrl.replace(/\/$/, "")}${route}/`;
  const sections = PARTS.filter((part) => part !== ROOT_SECTION).map(({ id, basePath, ...part }) => [
    id,
    path(basePath),
    "alias" in part && typeof part.alias === "string" ? path(part.alias) : "",
    pageTitle(title, id, productName),
  ]);
  return `(function(){
if(document.readyState!=="loading")return;
var l=location,p=l.pathname+"/",shown=${JSON.stringify(ROOT_SECTION.id)};
${JSON.stringify(sections)}.forEach(function(s){
if(s[2])if(p.indexOf(s[2])===0){p=s[1]+p.slice(s[2].length);history.replaceState(null,"",p.slice(0,-1)+l.search+l.hash)}
if(p.indexOf(s[1])===0){shown=s[0];document.title=s[3]}
});
document.documentElement.setAttribute("${ADDRESSED}",shown);
})()`;
}

/** Style rules that show, in the error file, only the parts of the section of the address. */
export function errorFileStyles(): string {
  return PARTS.map(({ id }) =>
    id === ROOT_SECTION.id
      ? `:root[${ADDRESSED}]:not([${ADDRESSED}="${id}"]) [${PART_OF}="${id}"] { display: none; }`
      : `:root:not([${ADDRESSED}="${id}"]) [${PART_OF}="${id}"] { display: none; }`,
  ).join("\n");
}
