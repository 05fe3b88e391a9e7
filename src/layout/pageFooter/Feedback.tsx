import { useLocation } from "../../lib/router";
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { THANKS } from "./words";
import styles from "./Feedback.module.css";

/** "Was this page helpful?" Either answer thanks the reader; nothing is sent. Resets on each page (SPEC section 4). */
export function Feedback(): ReactNode {
  const { pathname } = useLocation();
  return <Question key={pathname} />;
}

function Question(): ReactNode {
  const [answered, setAnswered] = useState(false);
  const labelId = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  // An answer that was given before React came.
  useLayoutEffect(() => setAnswered(question.current?.hidden === true), []);
  useEffect(() => {
    if (answered) thanks.current?.focus();
  }, [answered]);
  return (
    <div className={styles.feedback} role="group" aria-labelledby={labelId}>
      <p ref={question} id={labelId} className={styles.question} hidden={answered}>
        Was this page helpful?
      </p>
      <div className={styles.answers} hidden={answered}>
        <Answer label="Yes" onClick={() => setAnswered(true)} />
        <Answer label="No" onClick={() => setAnswered(true)} />
      </div>
      <p ref={thanks} className={styles.thanks} tabIndex={-1} role="status" suppressHydrationWarning>
        {answered ? THANKS : ""}
      </p>
    </div>
  );
}

function Answer({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactNode {
  return (
    <button type="button" className={styles.answer} data-act="feedback" onClick={onClick}>
      {label}
    </button>
  );
}
