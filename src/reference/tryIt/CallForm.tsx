import { translate } from "@docusaurus/Translate";
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { parametersIn, type MockOperation, type Parameter } from "../../openapi/mock/operation";
import { mockToken } from "../../openapi/mock/token";
import { samplePlaceholdersOf } from "../../product/samplePlaceholders";
import { useProduct } from "../../sections/useProduct";
import { Field } from "../Field";
import { useReaderValues } from "../readerStore";
import { Answer, Code } from "./Answer";
import { BodyEditor } from "./BodyEditor";
import { commandOf } from "./command";
import { ParameterFields } from "./ParameterFields";
import type { Simulation } from "./simulation";
import { useCall } from "./useCall";
import sheet from "../Sheet.module.css";
import styles from "./TryIt.module.css";

interface Props {
  readonly simulation: Simulation;
  readonly operation: MockOperation;
}

const OTHER_PLACES = [
  ["query", translate({ id: "tryIt.queryParameters", message: "Query parameters" })],
  ["header", translate({ id: "tryIt.headerParameters", message: "Header parameters" })],
  ["cookie", translate({ id: "tryIt.cookieParameters", message: "Cookie parameters" })],
] as const;

/** The form of a request next to its response and its command. */
export function CallForm({ simulation, operation }: Props): ReactNode {
  const id = useId();
  const product = useProduct();
  const values = useReaderValues();
  const [body] = operation.bodies;
  const placeholders = samplePlaceholdersOf(product);
  const simulatedToken = mockToken(product.api.tokenPrefix);
  const { input, call, reply, isSending, announcement, setInput, send, reset } = useCall(
    simulation,
    operation,
    values.token ?? simulatedToken,
  );
  const withIds = (parameter: Parameter): Parameter => ({
    ...parameter,
    choices: [...parameter.choices, ...simulation.account.idsFor(operation, parameter.name, input.path)],
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const needsToken = operation.security.length > 0;
  const command = commandOf(call, {
    baseUrl: values.baseUrl ?? placeholders.baseUrl,
    tokenVariable: placeholders.tokenVariable,
    simulatedToken,
  });
  return (
    <div className={styles.columns}>
      <form
        className={styles.part}
        aria-label={translate({ id: "tryIt.request", message: "Request" })}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ParameterFields
          title={translate({ id: "tryIt.pathParameters", message: "Path parameters" })}
          parameters={parametersIn("path", operation).map(withIds)}
          values={input.path}
          onChange={(path) => setInput({ path })}
        />
        {OTHER_PLACES.map(([place, title]) => (
          <ParameterFields
            key={place}
            title={title}
            parameters={parametersIn(place, operation)}
            values={input[place]}
            onChange={(typed) => setInput({ [place]: typed })}
          />
        ))}
        {needsToken && (
          <Field
            id={`${id}token`}
            label={translate({ id: "tryIt.token", message: "Token" })}
            hint={translate({
              id: "tryIt.theSimulationAcceptsAnyTokenWithout",
              message: "The simulation accepts any token, and returns 401 without one.",
            })}
            text={input.token}
            onText={(token) => setInput({ token })}
          />
        )}
        {body && (
          <BodyEditor
            {...{ body, required: operation.bodyRequired }}
            text={input.body}
            onChange={(text) => setInput({ body: text })}
          />
        )}
        <div className={sheet.actions}>
          <button type="submit" aria-keyshortcuts="Control+Enter Meta+Enter">
            {translate({ id: "tryIt.send", message: "Send" })}
          </button>
          <button type="button" onClick={reset}>
            {translate({ id: "tryIt.resetTheSimulation", message: "Reset the simulation" })}
          </button>
        </div>
      </form>
      <div className={styles.part}>
        <Answer
          {...{ operation, reply, isSending, announcement }}
          isStateful={simulation.account.isStateful(operation)}
        />
        <section className={styles.part} aria-labelledby="try-it-command">
          <h3 id="try-it-command">
            {translate({
              id: "tryIt.theSameRequestToAReal",
              message: "The same request to a real server",
            })}
          </h3>
          <Code title="cURL" text={command} language="shell" />
        </section>
      </div>
    </div>
  );
}
