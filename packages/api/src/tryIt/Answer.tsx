import { translate } from "@docusaurus/Translate";
import { useEffect, useRef, type ReactNode } from "react";
import type { MockOperation } from "../openapi/mock/operation";
import { CopyButton } from "docusaurus-theme-waymark/ui/CopyButton";
import { coloredPieces, isJson } from "./colors";
import type { Reply } from "./simulation";
import { statusMeaning, statusName } from "./statuses";
import styles from "./TryIt.module.css";

interface Props {
  readonly operation: MockOperation;
  readonly reply: Reply | undefined;
  readonly isSending: boolean;
}

/** Status, headers and body of the response. */
export function Answer({ operation, reply, isSending }: Props): ReactNode {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // On narrow screens the response is below the form.
    if (reply && !isSending) section.current?.scrollIntoView({ block: "nearest" });
  }, [reply, isSending]);
  return (
    <section ref={section} className={styles.part} aria-labelledby="try-it-answer" aria-busy={isSending}>
      <h3 id="try-it-answer">{translate({ id: "tryIt.response", message: "Response" })}</h3>
      <div role="status" className={styles.status}>
        <Status {...{ operation, reply, isSending }} />
      </div>
      {reply?.text !== undefined && (
        <Code
          title={translate({ id: "tryIt.responseBody", message: "Response body" })}
          text={reply.text}
          language={isJson(reply.text) ? "json" : undefined}
        />
      )}
      {reply && <Headers reply={reply} />}
    </section>
  );
}

/** The status with its meaning, in a live region. */
function Status({ operation, reply, isSending }: Props): ReactNode {
  if (isSending)
    return <p className={styles.hint}>{translate({ id: "tryIt.waiting", message: "Waiting …" })}</p>;
  if (!reply)
    return (
      <p className={styles.hint}>
        {translate({ id: "tryIt.pressSendToSeeTheResponse", message: "Press Send to see the response." })}
      </p>
    );
  return (
    <>
      <p className={styles.line} data-refused={reply.status >= 400 ? "" : undefined}>
        <strong>{statusName(reply.status)}</strong>{" "}
        <span>
          {translate(
            { id: "tryIt.msSimulated", message: "{latency} ms, simulated" },
            { latency: reply.latency },
          )}
        </span>
      </p>
      <p className={styles.hint}>{statusMeaning(operation, reply.status)}</p>
    </>
  );
}

function Headers({ reply: { headers } }: { readonly reply: Reply }): ReactNode {
  const title = translate({ id: "tryIt.responseHeaders", message: "Response headers" });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <details className={styles.code}>
      <summary className={styles.bar}>{title}</summary>
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{lines.join("\n")}</code>
      </pre>
    </details>
  );
}

interface CodeProps {
  readonly title: string;
  readonly text: string;
  /** The language of its colors; without one it has none. */
  readonly language: "json" | "shell" | undefined;
}

/** Code with a copy button. It may scroll, so it is focusable and has an accessible name. */
export function Code({ title, text, language }: CodeProps): ReactNode {
  return (
    <div className={styles.code}>
      <div className={styles.bar}>
        <span>{title}</span>
        <CopyButton />
      </div>
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>
          {language === undefined
            ? text
            : coloredPieces(text, language).map((piece, index) => (
                <span key={index} className={piece.className}>
                  {piece.text}
                </span>
              ))}
        </code>
      </pre>
    </div>
  );
}
