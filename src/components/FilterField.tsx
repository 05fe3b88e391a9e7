import { useCallback, useId, useRef, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import styles from "./FilterField.module.css";
import { useDebounced } from "docusaurus-theme-waymark/ui/useDebounced";

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** An example of what to type. */
  readonly example: string;
  /** Id of the element whose content the field filters. */
  readonly controls: string;
  /** The number of shown items, in words. */
  readonly count: string;
  /** A further choice, right of the field. */
  readonly children?: ReactNode;
}

/** A field that filters a list on the page. Hidden without scripts, in print and from the search of the site. */
export function FilterField({ field, label, example, controls, count, children }: Props): ReactNode {
  const id = useId();
  return (
    <div className={`${styles.filter} needs-script`} data-search="skip">
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.box}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={example}
        aria-controls={controls}
      />
      {children}
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span role="status" className="visually-hidden">
        {useDebounced(count)}
      </span>
    </div>
  );
}

interface FieldText<Field> {
  readonly field: RefObject<Field | null>;
  readonly text: string;
}

/** The text of an uncontrolled field or choice, so that what was typed or chosen before hydration counts too. */
export function useFieldText<
  Field extends HTMLInputElement | HTMLSelectElement = HTMLInputElement,
>(): FieldText<Field> {
  const field = useRef<Field>(null);
  const subscribe = useCallback((notify: () => void) => {
    const element = field.current;
    element?.addEventListener("input", notify);
    return () => element?.removeEventListener("input", notify);
  }, []);
  const text = useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? "",
    () => "",
  );
  return { field, text };
}

/** True if a text has every word of a query, in any order. */
export function hasWords(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
