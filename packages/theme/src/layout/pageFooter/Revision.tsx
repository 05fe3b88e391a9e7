import Translate, { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";
import styles from "./Revision.module.css";

interface Props {
  /** Release that the page was written for, without `v`; undefined for generated pages. */
  readonly release: string | undefined;
  /** Time of the last change in milliseconds; none where the build knows no history. */
  readonly changed: number | null | undefined;
  /** More content for the same line. */
  readonly children?: ReactNode;
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * A day in words, such as "January 31, 2026". In English without `Intl.DateTimeFormat`, which takes 15 ms to make, on a slow
 * phone 60.
 */
function inWords(day: Date, locale: string): string {
  if (locale !== "en") return day.toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
  return `${MONTHS[day.getUTCMonth()] ?? ""} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** The line below the text of a page: the release that it was written for, and the day of its last change. */
export function Revision({ release, changed, children }: Props): ReactNode {
  return (
    <p className={styles.revision} data-search="skip">
      {release !== undefined && <Statement release={release} changed={changed} />}
      {children}
    </p>
  );
}

function Statement({ release, changed }: { readonly release: string; readonly changed: Props["changed"] }) {
  const { i18n } = useDocusaurusContext();
  if (changed === undefined || changed === null)
    return `${translate({ id: "revision.writtenFor", message: "Written for release {release}." }, { release })} `;
  const day = new Date(changed);
  const time = <time dateTime={day.toISOString().slice(0, 10)}>{inWords(day, i18n.currentLocale)}</time>;
  return (
    <>
      <Translate id="revision.writtenForLastChanged" values={{ release, day: time }}>
        {"Written for release {release}, last changed on {day}."}
      </Translate>{" "}
    </>
  );
}
