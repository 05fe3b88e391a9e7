import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./CopyButton.module.css";

/** Copies the code beside it; `copyCode.ts` acts on it and writes the outcome into both elements. */
export function CopyButton({ className }: { readonly className?: string | undefined }): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        data-act="copy"
        dangerouslySetInnerHTML={{ __html: "Copy" }}
      />
      <span className="visually-hidden" role="status" dangerouslySetInnerHTML={{ __html: "" }} />
    </>
  );
}
