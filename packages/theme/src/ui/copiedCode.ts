/** Languages whose code may be a terminal session: commands after prompts, and their output. */
const SHELL = /^(?:bash|sh|shell|console|text|powershell|ps1)$/;
const PROMPT = /^(?:\$|PS(?: [A-Z]:[^>]*)?>) /;
/** End of a line whose command continues on the next line. */
const CONTINUED = /[\\`]$/;

/** The text that Copy takes from a code block: what a reader would type, without prompts, output and removed lines. */
export function copiedCode(code: Element): string {
  const text = withoutRemovedLines(code);
  const language = code.parentElement?.dataset["language"] ?? "";
  if (language === "diff") return newTextOf(text);
  return SHELL.test(language) ? commandsOf(text) : text;
}

/** The text without the lines that are marked as removed (`<del>`), and without their line breaks. */
function withoutRemovedLines(code: Element): string {
  if (!code.querySelector("del")) return code.textContent;
  const copy = code.cloneNode(true) as Element;
  for (const removed of copy.querySelectorAll("del")) {
    const after = removed.nextSibling;
    if (after instanceof Text) after.data = after.data.replace(/^\n/, "");
    removed.remove();
  }
  return copy.textContent;
}

/** The commands without prompts and output; the whole text when no line has a prompt. */
function commandsOf(text: string): string {
  const lines = text.split("\n");
  if (!lines.some((line) => PROMPT.test(line))) return text;
  let isContinued = false;
  return lines
    .filter((line) => {
      const isCommand = isContinued || PROMPT.test(line);
      isContinued = isCommand && CONTINUED.test(line);
      return isCommand;
    })
    .map((line) => line.replace(PROMPT, ""))
    .join("\n");
}

/** The new text of a diff. A patch with hunk headers (`@@`) is for a program, and is returned unchanged. */
function newTextOf(text: string): string {
  const lines = text.split("\n");
  if (/^@@ /m.test(text)) return text;
  const width = lines.every((line) => line === "" || /^[-+ ](?: |$)/.test(line)) ? 2 : 1;
  return lines
    .filter((line) => !line.startsWith("-"))
    .map((line) => (/^[+ ]/.test(line) ? line.slice(width) : line))
    .join("\n");
}
