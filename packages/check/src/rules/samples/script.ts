import { parse, parseExpression, type ParseResult, type ParserOptions } from "@babel/parser";
import type { SampleProblem } from "./parsers";

/** Samples may do more than modules: they are run by a command, in a console, or inside of a function. */
const LENIENT_OPTIONS: ParserOptions = {
  sourceType: "unambiguous",
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowUndeclaredExports: true,
  errorRecovery: true,
};

/** The first syntax error of JavaScript or TypeScript. An object, a property, a method or a type's member alone, as pages show it, passes. */
export function scriptProblem(text: string, plugins: ParserOptions["plugins"]): SampleProblem | undefined {
  const options: ParserOptions = {
    ...LENIENT_OPTIONS,
    plugins: [...(plugins ?? []), "decorators", "decoratorAutoAccessors"],
  };
  const whole = problemOf(text, () => parse(text, options));
  if (whole === undefined) return undefined;
  const others = [
    () => parseExpression(text, options),
    () => parse(`class A {${text}\n}`, options),
    () => parse(`interface A {${text}\n}`, options),
    () => parseExpression(`{${text}\n}`, options),
  ];
  return others.some((read) => problemOf(text, read) === undefined) ? undefined : whole;
}

/** A name that is declared twice is no mistake: samples show the ways to write a thing one below the other. */
function problemOf(text: string, read: () => Pick<ParseResult, "errors">): SampleProblem | undefined {
  try {
    const wrong = read().errors?.find(({ reasonCode }) => reasonCode !== "VarRedeclaration");
    if (wrong === undefined) return undefined;
    throw wrong;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { pos, message } = error as SyntaxError & { readonly pos?: number };
    const isAtEnd = pos !== undefined && pos >= text.trimEnd().length;
    return { message: inWords(message.replace(/\s*\(\d+:\d+\)$/, ""), isAtEnd), offset: pos };
  }
}

/** Puts the parser's message into plain words. */
function inWords(message: string, isAtEnd: boolean): string {
  if (isAtEnd && message.startsWith("Unexpected token"))
    return "the sample ends, and a bracket is still open";
  if (/^Unexpected token, expected ","/.test(message))
    return 'a "," or the closing bracket is missing before this place';
  const expected = /^Unexpected token, expected "(.+)"/.exec(message)?.[1];
  if (expected !== undefined) return `a "${expected}" is missing before this place`;
  if (/^Unexpected token/.test(message)) return "this cannot be here";
  if (/^Unterminated (?:string|template)/.test(message)) return "this text is not closed";
  if (/^Missing semicolon/.test(message)) return "a statement has ended before this place";
  return `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
