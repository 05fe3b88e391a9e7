import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import styles from "./LoadFailure.module.css";

/** Says under the button that the dialog's code could not be fetched; a press on the button tries again. */
export function LoadFailure({ onDismiss }: { readonly onDismiss: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.note}>
      <p className={styles.text}>Search could not be loaded. Check your connection and try again.</p>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
