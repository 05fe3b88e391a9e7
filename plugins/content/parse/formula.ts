/**
 * A formula in the syntax of math plugins: `$$…$$` at the start of a line, or `$…$` or `\(…\)` with a sign of math inside. Amounts
 * (`$5`), variables of shells (`$HOME`) and parts of templates (`${name}`) are none.
 */
export const FORMULA =
  /(?<=^[ \t>]*)\$\$(?:[\s\S]*?\$\$)?|(?<![\\$\w])\$(?:[A-Za-z]|(?=[^\s$\d{])[^$\n`]*[\\^_=+*<>(){}|][^$\n`]*(?<=\S))\$(?![\w{])|\\\((?=[^()\n]*[\^_=+])[^()\n]*\\\)/gm;

export const NO_MATH = {
  message: "This site does not render math.",
  fix: "write the formula as code in backticks, or in words.",
} as const;
