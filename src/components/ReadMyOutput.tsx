import { translate } from "@docusaurus/Translate";
import Link from "@docusaurus/Link";
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { tokensOf, type TokenTable } from "docusaurus-waymark-core/product/tokens";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { disguise } from "./readOutput/disguise";
import { inlineMarkdown } from "./readOutput/inlineMarkdown";
import type { Analysis } from "./readOutput/analyze";
import type { OutputFinding, Severity } from "./readOutput/model";
import styles from "./ReadMyOutput.module.css";

/** Typing pauses for this time before the text is read. */
const TYPING_MS = 400;
/** Longer outputs are not shown whole. */
const MAX_SHOWN_LINES = 400;
const MAX_SHOWN_CHARS = 400;

/** A field for output of the product, and what the output says. Everything happens in the page. */
export default function ReadMyOutput(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState<File>();
  const { tokens, release } = useTokens();
  const [text, setText] = useState("");
  const { analysis, isBusy } = useAnalysis(text, tokens, release);
  useTypedText(field, (typed) => {
    setFile(undefined);
    setText(typed);
  });
  useEffect(() => void file?.text().then(setText), [file]);
  const drop = (event: DragEvent): void => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    setFile(dropped);
  };
  return (
    <div
      className={styles.reader}
      data-search="skip"
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
    >
      <Fields field={field} onFile={setFile} />
      {file && (
        <p>
          {translate(
            { id: "output.readingFile", message: "Reading {name}, {size} kB." },
            {
              name: file.name,
              size: Math.ceil(file.size / 1024).toLocaleString(document.documentElement.lang),
            },
          )}
        </p>
      )}
      <div role="status" className={styles.status} data-reading={READING}>
        {statusText(analysis, isBusy)}
      </div>
      {analysis && <Result analysis={analysis} tokens={tokens} />}
      {analysis && <CopyForOthers text={text} />}
    </div>
  );
}

interface FieldsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onFile: (file: File | undefined) => void;
}

function Fields({ field, onFile }: FieldsProps): ReactNode {
  const textId = useId();
  const fileId = useId();
  const file = useRef<HTMLInputElement>(null);
  // A file that was chosen before hydration counts too.
  useEffect(() => onFile(file.current?.files?.[0]), [onFile]);
  return (
    <>
      <label htmlFor={textId} className="visually-hidden">
        {translate({ id: "output.yourOutput", message: "Your output" })}
      </label>
      <textarea
        ref={field}
        id={textId}
        className={styles.text}
        rows={10}
        // Lets the style sheet know whether there is text, before the application does.
        placeholder=" "
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
      />
      <label htmlFor={fileId} className={styles.label}>
        {translate({ id: "output.orAFileSuchAsClient", message: "Or a file, such as client.log" })}
      </label>
      <input
        ref={file}
        id={fileId}
        type="file"
        className={styles.file}
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
      />
    </>
  );
}

/** Product tokens for texts of findings. */
function useTokens(): { readonly tokens: TokenTable; readonly release: string } {
  const product = useProduct();
  const [tokens] = useState(() => tokensOf(product));
  return { tokens, release: product.release };
}

/** Calls back with the text of an uncontrolled field, so that text pasted before hydration counts too. */
function useTypedText(field: RefObject<HTMLTextAreaElement | null>, onText: (text: string) => void): void {
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    let timer = 0;
    const later = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => latest.current(element.value), TYPING_MS);
    };
    if (element.value !== "") later();
    element.addEventListener("input", later);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener("input", later);
    };
  }, [field]);
}

interface Reading {
  readonly analysis: Analysis | undefined;
  readonly isBusy: boolean;
}

/** The analysis of the newest text; the result for an older text is dropped. */
function useAnalysis(text: string, tokens: TokenTable, release: string): Reading {
  const [done, setDone] = useState<{ readonly text: string; readonly analysis: Analysis }>();
  const isEmpty = text.trim() === "";
  const resolve = useCallback((literal: string) => resolveTokens(literal, tokens), [tokens]);
  useEffect(() => {
    if (isEmpty) return;
    const stop = new AbortController();
    void (async () => {
      const { analyze } = await import("./readOutput/analyze");
      const analysis = await analyze(text, {
        now: Date.now(),
        release,
        resolve,
        pause: () => new Promise((resume) => setTimeout(resume)),
      });
      if (!stop.signal.aborted) setDone({ text, analysis });
    })();
    return () => stop.abort();
  }, [text, isEmpty, resolve, release]);
  if (isEmpty) return { analysis: undefined, isBusy: false };
  return { analysis: done?.analysis, isBusy: done?.text !== text };
}

const READING = translate({ id: "output.reading", message: "Reading…" });

function statusText(analysis: Analysis | undefined, isBusy: boolean): string {
  if (isBusy) return READING;
  if (!analysis) return "";
  if (!analysis.isKnown)
    return translate({
      id: "output.thisIsNoOutputThatThis",
      message: "This page does not recognize the output.",
    });
  const wrong = analysis.findings.filter(({ severity }) => severity === "wrong").length;
  if (wrong === 0) return translate({ id: "output.nothingWrong", message: "Nothing wrong." });
  return wrong === 1
    ? translate({ id: "output.oneThingIsWrong", message: "One thing is wrong." })
    : translate(
        { id: "output.thingsAreWrong", message: "{wrong} things are wrong, the most important first." },
        { wrong },
      );
}

interface ResultProps {
  readonly analysis: Analysis;
  readonly tokens: TokenTable;
}

function Result({ analysis, tokens }: ResultProps): ReactNode {
  const { findings, unknown, lines } = analysis;
  const found = new Set(findings.flatMap((finding) => finding.lines));
  return (
    <>
      <ol className={styles.findings}>
        {findings.map((finding) => (
          <Finding key={finding.title} finding={finding} lines={lines} tokens={tokens} />
        ))}
      </ol>
      {unknown.length > 0 && (
        <details>
          <summary>
            {unknown.length === 1
              ? translate({ id: "output.notUnderstood1Line", message: "Not understood: 1 line" })
              : translate(
                  { id: "output.notUnderstoodLines", message: "Not understood: {count} lines" },
                  { count: unknown.length },
                )}
          </summary>
          <Quote numbers={unknown} lines={lines} />
        </details>
      )}
      {lines.length <= MAX_SHOWN_LINES && found.size > 0 && (
        <details>
          <summary>
            {translate({
              id: "output.theWholeOutputWithTheseLines",
              message: "The whole output, with these lines marked",
            })}
          </summary>
          <pre className={styles.quote} tabIndex={0}>
            {lines.map((line, index) => (
              // Lines never move.
              <span key={index}>
                {found.has(index + 1) ? <mark>{line}</mark> : line}
                {"\n"}
              </span>
            ))}
          </pre>
        </details>
      )}
    </>
  );
}

const LABELS: Readonly<Record<Severity, string>> = {
  wrong: translate({ id: "output.wrong", message: "Wrong" }),
  note: translate({ id: "output.goodToKnow", message: "Good to know" }),
  fine: translate({ id: "output.fine", message: "Fine" }),
};

interface FindingProps {
  readonly finding: OutputFinding;
  readonly lines: readonly string[];
  readonly tokens: TokenTable;
}

function Finding({ finding, lines, tokens }: FindingProps): ReactNode {
  const { severity, title, detail, steps, href } = finding;
  const shown = (text: string): ReactNode => inlineMarkdown(resolveTokens(text, tokens));
  return (
    <li className={styles.finding} data-severity={severity}>
      <p>
        <span className={styles.severity}>{LABELS[severity]}</span> <strong>{shown(title)}</strong>
      </p>
      <p>{shown(detail)}</p>
      {steps.length > 0 && (
        <ul>
          {steps.map((step) => (
            <li key={step}>{shown(step)}</li>
          ))}
        </ul>
      )}
      <Quote numbers={finding.lines.slice(0, 5)} lines={lines} />
      <p>
        <Link to={href}>{translate({ id: "output.readMore", message: "Read more" })}</Link>
      </p>
    </li>
  );
}

/** Lines of the output with their numbers. */
function Quote({
  numbers,
  lines,
}: {
  readonly numbers: readonly number[];
  readonly lines: readonly string[];
}): ReactNode {
  const quoted = numbers.map((number) => `${number}  ${(lines[number - 1] ?? "").slice(0, MAX_SHOWN_CHARS)}`);
  return (
    <pre className={styles.quote} tabIndex={0}>
      {quoted.join("\n")}
    </pre>
  );
}

function CopyForOthers({ text }: { readonly text: string }): ReactNode {
  const id = useId();
  const [copy, setCopy] = useState<{ readonly of: string; readonly text: string }>();
  const make = async (): Promise<void> => {
    const disguised = disguise(text);
    setCopy({ of: text, text: disguised });
    await navigator.clipboard.writeText(disguised).catch(() => undefined);
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void make()}>
        {translate({
          id: "output.copyItWithNamesAddressesAnd",
          message: "Copy it with names, addresses, and keys replaced",
        })}
      </button>
      {copy?.of === text && (
        <>
          <label htmlFor={id} className={styles.label}>
            {translate({
              id: "output.copiedReadItBeforeYouPublish",
              message: "Copied. Read it before you publish it",
            })}
          </label>
          <textarea id={id} className={styles.text} rows={8} readOnly value={copy.text.slice(0, 100_000)} />
        </>
      )}
    </>
  );
}
