import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./TryItButton.module.css";
import { useOnDemand } from "docusaurus-theme-waymark/reference/useOnDemand";

interface Props {
  /** Upper case. */
  readonly method: string;
  /** As in the API description, such as `/api/groups/{groupId}`. */
  readonly path: string;
}

/** The button that opens a simulated call of an operation. The code of the dialog is loaded on the first click. */
export function TryItButton({ method, path }: Props): ReactNode {
  const { opener, Opened, open, close } = useOnDemand(() => import(".").then(({ TryIt }) => TryIt));
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={clsx(styles.button, "needs-script")}
        aria-haspopup="dialog"
        onClick={open}
      >
        {translate({ id: "tryIt.tryIt", message: "Try it" })}
        <span className="visually-hidden"> {`${method} ${path}`}</span>
      </button>
      {Opened && <Opened method={method} path={path} onClose={close} />}
    </>
  );
}
