import { translate } from "@docusaurus/Translate";
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { parametersIn, type MockOperation } from "../openapi/mock/operation";
import { mockToken } from "../openapi/mock/token";
import { samplePlaceholdersOf } from "docusaurus-waymark-core/product/samplePlaceholders";
import { useProduct } from "docusaurus-waymark-core/sections/useProduct";
import { Field } from "docusaurus-theme-waymark/reference/Field";
import { useReaderValues } from "docusaurus-theme-waymark/reference/readerStore";
import { Answer, Code } from "./Answer";
import { BodyEditor } from "./BodyEditor";
import { commandOf } from "./command";
import { ParameterFields } from "./ParameterFields";
import type { Simulation } from "./simulation";
import { useCall, type CallState } from "./useCall";
import sheet from "docusaurus-theme-waymark/reference/Sheet.module.css";
import styles from "./TryIt.module.css";

interface Props {
  readonly simulation: Simulation;
  readonly operation: MockOperation;
}

const PLACES = [
  ["path", translate({ id: "tryIt.pathParameters", message: "Path parameters" })],
  ["query", translate({ id: "tryIt.queryParameters", message: "Query parameters" })],
  ["header", translate({ id: "tryIt.headerParameters", message: "Header parameters" })],
  ["cookie", translate({ id: "tryIt.cookieParameters", message: "Cookie parameters" })],
] as const;

/** The form of a request next to its response and its command. */
export function CallForm({ simulation, operation }: Props): ReactNode {
  const product = useProduct();
  const values = useReaderValues();
  const placeholders = samplePlaceholdersOf(product);
  const simulatedToken = mockToken(product.api.tokenPrefix);
  const state = useCall(simulation, operation, values.token ?? simulatedToken);
  const { call, reply, isSending } = state;
  const command = commandOf(call, {
    baseUrl: values.baseUrl ?? placeholders.baseUrl,
    tokenVariable: placeholders.tokenVariable,
    simulatedToken,
  });
  return (
    <div className={styles.columns}>
      <RequestForm {...{ operation, state }} />
      <div className={styles.part}>
        <Answer {...{ operation, reply, isSending }} />
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

interface RequestFormProps {
  readonly operation: MockOperation;
  readonly state: CallState;
}

/** The fields of a request; Ctrl+Enter sends it from any of them. */
function RequestForm({ operation, state: { input, setInput, send } }: RequestFormProps): ReactNode {
  const [body] = operation.bodies;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
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
      {PLACES.map(([place, title]) => (
        <ParameterFields
          key={place}
          title={title}
          parameters={parametersIn(place, operation)}
          values={input[place]}
          onChange={(typed) => setInput({ [place]: typed })}
        />
      ))}
      {operation.security.length > 0 && (
        <TokenField token={input.token} onToken={(token) => setInput({ token })} />
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
      </div>
    </form>
  );
}

interface TokenFieldProps {
  readonly token: string;
  readonly onToken: (token: string) => void;
}

function TokenField({ token, onToken }: TokenFieldProps): ReactNode {
  return (
    <Field
      id={`${useId()}token`}
      label={translate({ id: "tryIt.token", message: "Token" })}
      hint={translate({
        id: "tryIt.theSimulationAcceptsAnyTokenWithout",
        message: "The simulation accepts any token, and returns 401 without one.",
      })}
      text={token}
      onText={onToken}
    />
  );
}
