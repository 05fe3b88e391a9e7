/** Languages whose code may be a session: commands behind prompts, and what they print. */
const SHELL = /^(?:bash|sh|shell|console|text|powershell|ps1)$/;
const PROMPT = /^(?:\$|PS(?: [A-Z]:[^>]*)?>) /;
/** A command goes on after a line that ends so. */
const GOES_ON = /[\\`]$/;

/** What Copy takes of the code of a block: what a reader would type, without prompts, output and what is gone. */
export function copiedCode(code: Element): string {
  const text = remaining(code);
  const language = code.parentElement?.dataset["language"] ?? "";
  if (language === "diff") return afterDiff(text);
  return SHELL.test(language) ? commandsOf(text) : text;
}

/** The text less the lines that are marked as gone, each with its line break. */
function remaining(code: Element): string {
  if (!code.querySelector("del")) return code.textContent;
  const copy = code.cloneNode(true) as Element;
  for (const gone of copy.querySelectorAll("del")) {
    const after = gone.nextSibling;
    if (after instanceof Text) after.data = after.data.replace(/^\n/, "");
    gone.remove();
  }
  return copy.textContent;
}

/** Commands without their prompts; the text itself when no line has a prompt. */
function commandsOf(text: string): string {
  const lines = text.split("\n");
  if (!lines.some((line) => PROMPT.test(line))) return text;
  let goesOn = false;
  return lines
    .filter((line) => {
      const isTaken = goesOn || PROMPT.test(line);
      goesOn = isTaken && GOES_ON.test(line);
      return isTaken;
    })
    .map((line) => line.replace(PROMPT, ""))
    .join("\n");
}

/** The new text of a change. A patch for a program has headers and is taken as it is. */
function afterDiff(text: string): string {
  const lines = text.split("\n");
  if (/^@@ /m.test(text)) return text;
  const width = lines.every((line) => line === "" || /^[-+ ](?: |$)/.test(line)) ? 2 : 1;
  return lines
    .filter((line) => !line.startsWith("-"))
    .map((line) => (/^[+ ]/.test(line) ? line.slice(width) : line))
    .join("\n");
}
