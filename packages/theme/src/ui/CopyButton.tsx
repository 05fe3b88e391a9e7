import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./CopyButton.module.css";

const LABEL = translate({ id: "copyCode.copy", message: "Copy" });

/**
 * An icon button that copies the code next to it. `copyCode.ts` handles its clicks, and writes the outcome into its label, which
 * then is visible. The icon is CSS: pages have hundreds of these buttons.
 */
export function CopyButton({ className }: { readonly className?: string | undefined }): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, "needs-script", className)}
      data-act="copy"
      title={LABEL}
      dangerouslySetInnerHTML={{ __html: LABEL }}
    />
  );
}
