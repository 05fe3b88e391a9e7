import { translate } from "@docusaurus/Translate";
import { useId, type ReactNode } from "react";
import { useLocation } from "docusaurus-waymark-core/browser/router";
import styles from "./Feedback.module.css";

/** The question "Was this page helpful?". `answerFeedback.ts` handles the answers; nothing is sent. Each page asks again. */
export function Feedback(): ReactNode {
  const { pathname } = useLocation();
  return <Question key={pathname} />;
}

function Question(): ReactNode {
  const labelId = useId();
  return (
    <div className={styles.feedback} role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.question}>
        {translate({ id: "feedback.wasThisPageHelpful", message: "Was this page helpful?" })}
      </p>
      <div className={styles.answers}>
        <Answer label={translate({ id: "feedback.yes", message: "Yes" })} value="yes" />
        <Answer label={translate({ id: "feedback.no", message: "No" })} value="no" />
      </div>
      <div className={styles.thanks} tabIndex={-1} role="status" dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}

function Answer({ label, value }: { readonly label: string; readonly value: "yes" | "no" }): ReactNode {
  return (
    <button type="button" className={styles.answer} data-act="feedback" data-answer={value}>
      {label}
    </button>
  );
}
