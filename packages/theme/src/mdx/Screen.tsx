import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import type { DrawnField, ScreenDrawing } from "docusaurus-waymark-core/facts/readScreen";
import styles from "./Screen.module.css";

/**
 * A dialog of the app, drawn from facts: nothing in it can be focused or pressed.
 *
 * @param drawing what is drawn, as JSON: the build makes it from the properties that the writer gives
 */
export default function Screen({ drawing }: { readonly drawing: string }): ReactNode {
  const { title, at, tabs, tab, fields, buttons, menu, top, press, result } = JSON.parse(
    drawing,
  ) as ScreenDrawing;
  const filled = fields.filter(({ step }) => step !== undefined).length;
  const last = press === undefined ? filled : filled + 1;
  return (
    <figure
      className={styles.figure}
      data-screen=""
      aria-label={translate({ id: "screen.name", message: "Drawing of the dialog {title}" }, { title })}
    >
      <figcaption className={at.length > 0 ? styles.caption : "visually-hidden"}>
        {at.join(" → ")}
        <span className="visually-hidden" data-search="skip">
          {tab !== undefined && ` → ${tab}`}
          {at.length > 0 && ": "}
          {toDo(filled > 0, press)}
        </span>
      </figcaption>
      <div className={styles.window} data-top={top}>
        <p className={styles.title}>{title}</p>
        {tabs.length > 0 && (
          <p className={styles.tabs}>
            {tabs.map((one) => (
              <span key={one} aria-hidden={one !== tab || undefined}>
                {one}
              </span>
            ))}
          </p>
        )}
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field.label} data-kind={field.kind} data-state={field.state}>
              <dt data-number={last > 1 ? field.step : undefined} data-unlabeled={field.unlabeled}>
                {field.label}
              </dt>
              <dd data-value={field.kind === "switch" ? field.value : undefined}>{valueOf(field)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.buttons} data-menu={menu}>
          {buttons.map((button) => (
            <span
              key={button}
              aria-hidden={button !== press || undefined}
              data-number={button === press ? (last > 1 ? last : "") : undefined}
            >
              {button}
            </span>
          ))}
        </p>
      </div>
      {press !== undefined && press === buttons.at(-1) && result !== undefined && (
        <p className={styles.result}>{result}</p>
      )}
    </figure>
  );
}

function valueOf(field: DrawnField): ReactNode {
  const { value, state } = field;
  if (state === "locked") return <em>{translate({ id: "screen.locked", message: "locked" })}</em>;
  if (value === "") return <em>{translate({ id: "screen.empty", message: "empty" })}</em>;
  if (state === "hint") return <em>{value}</em>;
  return state === "filled" ? <strong>{shownValue(field)}</strong> : shownValue(field);
}

function shownValue({ kind, value, parts = [{ text: value }] }: DrawnField): ReactNode {
  if (kind !== "switch")
    return parts.map(({ text, form }) =>
      form === undefined ? (
        text
      ) : (
        <var key={text} data-var={form} suppressHydrationWarning>
          {text}
        </var>
      ),
    );
  return value === "on"
    ? translate({ id: "screen.on", message: "on" })
    : translate({ id: "screen.off", message: "off" });
}

/** What the reader does with the dialog. */
function toDo(fills: boolean, press: string | undefined): string {
  if (press === undefined)
    return translate({ id: "screen.fill", message: "fill in or choose what is bold." });
  return fills
    ? translate(
        { id: "screen.fillAndPress", message: "fill in or choose what is bold, then choose {press}." },
        { press },
      )
    : translate({ id: "screen.press", message: "choose {press}." }, { press });
}
