import { translate } from "@docusaurus/Translate";
import { useId, type ReactNode } from "react";
import { ACTIVITY_EVENTS, type ActivityEvent } from "../facts/activityEvents";
import { FilterField, hasWords, useFieldText } from "./FilterField";
import styles from "./ActivityEvents.module.css";
import Badge from "docusaurus-theme-waymark/mdx/Badge";
import { BreakableCode } from "docusaurus-theme-waymark/mdx/BreakableCode";

/** A table of all audit events with a field that filters it. Without scripts the table is complete. */
export default function ActivityEvents(): ReactNode {
  const results = useId();
  const { field, text } = useFieldText();
  const shown = matching(text);
  return (
    <div className={styles.events}>
      <FilterField
        field={field}
        label={translate({
          id: "table.filterByCodeOrDescription",
          message: "Filter by code or description",
        })}
        example="policy"
        controls={results}
        count={countText(shown.length)}
      />
      <div id={results} className={styles.results}>
        {shown.length > 0 ? <EventTable events={shown} /> : <NoMatch text={text.trim()} />}
      </div>
    </div>
  );
}

function EventTable({ events }: { readonly events: readonly ActivityEvent[] }): ReactNode {
  return (
    // Explicit table roles, because `display: block` on narrow screens removes the implicit ones.
    <table
      className={styles.table}
      data-cards=""
      role="table"
      aria-label={translate({ id: "table.auditEvents", message: "Audit events" })}
    >
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader">{translate({ id: "table.code", message: "Code" })}</th>
          <th role="columnheader">{translate({ id: "table.whatHappened", message: "What happened" })}</th>
          <th role="columnheader">{translate({ id: "table.number", message: "Number" })}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {events.map((event) => (
          <EventRow key={event.code} event={event} />
        ))}
      </tbody>
    </table>
  );
}

function EventRow({ event }: { readonly event: ActivityEvent }): ReactNode {
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.code}>
        <BreakableCode text={event.code} at={/(?<=\.)/} />
      </td>
      <td role="cell" className={styles.description}>
        {event.description}
        {event.newer && (
          <>
            {" "}
            <Badge>
              {translate({ id: "table.afterRelease", message: "After {release}" }, { release: "0.60.9" })}
            </Badge>
          </>
        )}
      </td>
      <td role="cell" className={styles.number}>
        {event.number}
      </td>
    </tr>
  );
}

function NoMatch({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={styles.none}>
      {translate(
        {
          id: "table.noEventHas",
          message:
            "No event has “{text}” in its code or description. Try one short word, such as “policy” or “login”.",
        },
        { text },
      )}
    </p>
  );
}

/** Events that contain every word of a text, in any order, in code or description. */
function matching(text: string): readonly ActivityEvent[] {
  return ACTIVITY_EVENTS.filter(({ code, description }) => hasWords(`${code} ${description}`, text));
}

function countText(count: number): string {
  const all = ACTIVITY_EVENTS.length;
  if (count === all) return translate({ id: "table.events", message: "{all} events" }, { all });
  return count === 0
    ? translate({ id: "table.noEventMatches", message: "No event matches" })
    : translate({ id: "table.ofEvents", message: "{count} of {all} events" }, { count, all });
}
