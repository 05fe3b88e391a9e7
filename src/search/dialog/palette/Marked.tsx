import type { ReactNode } from "react";
import { parseMarked } from "../../model";

/** Highlighted text: only marks come through as elements, anything else as text (INTERACTION 1.14). */
export function Marked({ value }: { readonly value: string }): ReactNode {
  return parseMarked(value).map(({ text, marked }, place) =>
    marked ? <mark key={place}>{text}</mark> : text,
  );
}
