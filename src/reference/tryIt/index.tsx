import useBaseUrl from "@docusaurus/useBaseUrl";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { MethodTag } from "../../ui/MethodTag";
import { CallForm } from "./CallForm";
import { loadSimulation, type Simulation } from "./simulation";
import styles from "./TryIt.module.css";

export interface TryItProps {
  /** Upper case. */
  readonly method: string;
  /** As in the API description, such as `/api/groups/{groupId}`. */
  readonly path: string;
  /** Called when the dialog has closed. */
  readonly onClose: () => void;
}

/** A dialog with one simulated operation. It is open for as long as it is rendered. */
export function TryIt({ method, path, onClose }: TryItProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const load = useSimulation();
  const simulation = load === "failed" ? undefined : load;
  const operation = simulation?.operations.find((one) => one.method === method && one.path === path);
  useEffect(() => {
    // In development effects run twice.
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
    // Content covers the whole dialog: a click on the element itself is a click on its backdrop.
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="try-it-title"
      onClose={onClose}
      onClick={onClick}
    >
      <div className={styles.sheet}>
        <form method="dialog" className={styles.head}>
          <h2 id="try-it-title">
            Try it: <MethodTag method={method} /> <code>{path}</code>
          </h2>
          <button className={styles.close}>Close</button>
        </form>
        <div className={styles.content}>
          <p className={styles.notice}>
            <strong>Simulated. Nothing leaves your browser.</strong> The answers come from a small account in
            this page, which starts with the documented examples, remembers your calls, and ends with the
            page.
          </p>
          {simulation && operation && <CallForm simulation={simulation} operation={operation} />}
          {load === undefined && <p role="status">Loading the API description …</p>}
          {(load === "failed" || (simulation && !operation)) && (
            <p role="alert">The API description could not be loaded. Close this and try again.</p>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** The simulation once it is there. */
function useSimulation(): Simulation | "failed" | undefined {
  const address = useBaseUrl("/openapi.json");
  const [load, setLoad] = useState<Simulation | "failed">();
  useEffect(() => {
    let isGone = false;
    const show = (result: Simulation | "failed"): void => {
      if (!isGone) setLoad(result);
    };
    loadSimulation(address).then(show, () => show("failed"));
    return () => {
      isGone = true;
    };
  }, [address]);
  return load;
}
