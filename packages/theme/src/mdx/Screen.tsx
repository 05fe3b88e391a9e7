import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import type { DrawnField, ScreenDrawing } from "docusaurus-waymark-core/facts/screens";
import styles from "./Screen.module.css";

interface Props {
  /** Name of the dialog in the facts of the site. */
  readonly dialog: string;
  /** The tab; otherwise the one of the first field that is filled in. */
  readonly tab?: string;
  /** What the reader fills in: `Name: ci; Expires in: 30`. */
  readonly fill?: string;
  /** The button that the reader presses. */
  readonly press?: string;
  /** What is drawn, as JSON: the build makes it from the other properties, and removes those. */
  readonly drawing: string;
}

/** A dialog of the app, drawn from facts: nothing in it can be focused or pressed. */
export default function Screen({ drawing }: Props): ReactNode {
  const { title, tabs, tab, fields, buttons, press } = JSON.parse(drawing) as ScreenDrawing;
  const filled = fields.filter(({ state }) => state === "filled");
  const place = tab === undefined ? title : `${title}, ${tab}`;
  const numberOf = (field: DrawnField): number | undefined =>
    filled.length > 1 && field.state === "filled" ? filled.indexOf(field) + 1 : undefined;
  return (
    <figure
      className={styles.figure}
      data-screen=""
      aria-label={translate({ id: "screen.name", message: "Drawing of the dialog {title}" }, { title })}
    >
      <figcaption className={styles.caption}>{sentence(place, filled.length > 0, press)}</figcaption>
      <div className={styles.window}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {tabs.length > 0 && (
          <p className={styles.tabs} aria-hidden="true">
            {tabs.map((one) => (
              <span key={one} data-current={one === tab || undefined}>
                {one}
              </span>
            ))}
          </p>
        )}
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field.label} data-kind={field.kind} data-state={field.state}>
              <dt data-number={numberOf(field)}>{field.label}</dt>
              <dd data-on={(field.kind === "switch" && field.value === "on") || undefined}>
                {valueOf(field)}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.buttons} aria-hidden="true">
          {buttons.map((button) => (
            <span key={button} data-press={button === press || undefined}>
              {button}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

function valueOf({ kind, value, state }: DrawnField): ReactNode {
  if (kind === "switch")
    return value === "on"
      ? translate({ id: "screen.on", message: "on" })
      : translate({ id: "screen.off", message: "off" });
  if (state === "locked") return translate({ id: "screen.locked", message: "locked" });
  if (value === "") return translate({ id: "screen.empty", message: "empty" });
  return state === "hint" ? <em>{value}</em> : value;
}

function sentence(place: string, fills: boolean, press: string | undefined): string {
  if (fills && press !== undefined)
    return translate(
      { id: "screen.fillAndPress", message: "{place}: fill in what is marked, then choose {press}." },
      { place, press },
    );
  if (fills) return translate({ id: "screen.fill", message: "{place}: fill in what is marked." }, { place });
  if (press !== undefined)
    return translate({ id: "screen.press", message: "{place}: choose {press}." }, { place, press });
  return `${place}.`;
}
