/** Where the lines of a short command wrap on a narrow screen, in highlighted HTML. Nothing is added to the text that is copied. */

/** A path, or what follows a value of the reader, and the places within it: after a slash, except the two of an address. */
const LONG_NAME = /\S{12,}/g;
const AFTER_SLASH = /(?<=[^\s/]\/)(?=\w)/g;

/** A flag that fits a line of any screen, and has hyphens at which browsers would break it. */
const FLAG = /(?<!\S)-[\w-]{1,20}(?![\w-])/g;

/** The backslash at the end of a line; `.tk-e` keeps it beside the word before it. */
const LINE_END = /<span class="tk-o">(?=\\<\/span>\n)/g;

/** Marks in the HTML of a command where lines may break, and where not. Values of the reader stay plain text. */
export function markWrapping(html: string): string {
  return html
    .replace(LINE_END, '<span class="tk-o tk-e">')
    .split(/(<var .*?<\/var>|<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : markText(part)))
    .join("");
}

function markText(text: string): string {
  return text
    .replace(LONG_NAME, (name) => name.replace(AFTER_SLASH, "<wbr>"))
    .replace(FLAG, (flag) => (/\w-/.test(flag) ? `<span>${flag}</span>` : flag));
}
