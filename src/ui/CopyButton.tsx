import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./CopyButton.module.css";

/** A button that copies the code beside it. `copyCode.ts` handles its clicks, and writes the outcome into both elements. */
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
