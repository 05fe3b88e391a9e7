import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./CopyButton.module.css";

/**
 * An icon button that copies the code next to it. `copyCode.ts` handles its clicks, and writes the outcome into its label, which
 * then is visible, and into the live region. The icon is CSS: pages have hundreds of these buttons.
 */
export function CopyButton({ className }: { readonly className?: string | undefined }): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        data-act="copy"
        title={translate({ id: "copyCode.copy", message: "Copy" })}
      >
        <span dangerouslySetInnerHTML={{ __html: translate({ id: "copyCode.copy", message: "Copy" }) }} />
      </button>
      <span className="visually-hidden" role="status" dangerouslySetInnerHTML={{ __html: "" }} />
    </>
  );
}
