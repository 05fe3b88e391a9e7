import { translate } from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { useEffect, useState, type ReactNode } from "react";
import { MethodTag } from "docusaurus-theme-waymark/ui/MethodTag";
import { Sheet } from "docusaurus-theme-waymark/reference/Sheet";
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

/** The dialog for one simulated operation, open as long as it is rendered. */
export function TryIt({ method, path, onClose }: TryItProps): ReactNode {
  const load = useSimulation();
  const simulation = load === "failed" ? undefined : load;
  const operation = simulation?.operations.find(
    (candidate) => candidate.method === method && candidate.path === path,
  );
  return (
    <Sheet
      className={styles.dialog}
      title={
        <>
          {translate({ id: "tryIt.tryIt", message: "Try it" })}: <MethodTag method={method} />{" "}
          <code className={styles.path} translate="no">
            {path}
          </code>
        </>
      }
      intro={
        <p className={styles.notice}>
          <strong>
            {translate({
              id: "tryIt.simulatedNothingLeavesYourBrowser",
              message: "Simulated. Nothing leaves your browser.",
            })}
          </strong>{" "}
          {translate({
            id: "tryIt.responsesAreExamples",
            message:
              "Each request is checked against the API description. The response is the documented example; nothing is saved.",
          })}
        </p>
      }
      onClose={onClose}
    >
      {simulation && operation && <CallForm simulation={simulation} operation={operation} />}
      {load === undefined && (
        <p role="status">
          {translate({ id: "tryIt.loadingTheApiDescription", message: "Loading the API description …" })}
        </p>
      )}
      {(load === "failed" || (simulation && !operation)) && (
        <p role="alert">
          {translate({
            id: "tryIt.theApiDescriptionCouldNotBe",
            message: "The API description could not be loaded. Close this and try again.",
          })}
        </p>
      )}
    </Sheet>
  );
}

/** The simulation; undefined while it is loading. */
function useSimulation(): Simulation | "failed" | undefined {
  const address = useBaseUrl("/openapi.json");
  const [load, setLoad] = useState<Simulation | "failed">();
  useEffect(() => {
    let isUnmounted = false;
    const show = (result: Simulation | "failed"): void => {
      if (!isUnmounted) setLoad(result);
    };
    loadSimulation(address).then(show, () => show("failed"));
    return () => {
      isUnmounted = true;
    };
  }, [address]);
  return load;
}
