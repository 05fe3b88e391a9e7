import { useState } from "react";
import { READER_VALUES, VALUE_NAMES, type ValueName } from "../facts/readerValues";
import { knownRelease } from "../facts/releases";
import type { ReaderValues } from "../lib/readerValues";
import { RELEASE_QUERY } from "../lib/valuesKey";
import { notKnown, parseEntry } from "./kinds";
import { readerStore } from "./readerStore";

type Texts = { readonly [name in ValueName]?: string | undefined };

interface ReaderForm {
  /** What stands in the fields. */
  readonly texts: Texts;
  /** What is wrong with it. */
  readonly errors: Texts;
  readonly type: (name: ValueName, text: string) => void;
  /** Says what is wrong with one field. */
  readonly check: (name: ValueName) => void;
  /** Takes the values. Returns the first field that keeps it from doing so. */
  readonly apply: () => ValueName | undefined;
  readonly clear: () => void;
}

/** The fields of the panel; nothing counts until the reader applies it. */
export function useReaderForm(): ReaderForm {
  const [texts, setTexts] = useState<Texts>(readerStore.current);
  const [errors, setErrors] = useState<Texts>(errorInAddress);
  const check = (name: ValueName): void =>
    setErrors((before) => ({ ...before, [name]: errorOf(name, texts[name]) }));
  const apply = (): ValueName | undefined => {
    const found: Texts = Object.fromEntries(VALUE_NAMES.map((name) => [name, errorOf(name, texts[name])]));
    setErrors(found);
    const wrong = VALUE_NAMES.find((name) => found[name] !== undefined);
    if (wrong === undefined) readerStore.fill(valuesIn(texts));
    return wrong;
  };
  const clear = (): void => {
    setTexts({});
    setErrors({});
    readerStore.fill({});
  };
  const type = (name: ValueName, text: string): void => setTexts((before) => ({ ...before, [name]: text }));
  return { texts, errors, type, check, apply, clear };
}

function errorOf(name: ValueName, text = ""): string | undefined {
  const entry = parseEntry(READER_VALUES[name].kind, text);
  return "error" in entry ? entry.error : undefined;
}

function valuesIn(texts: Texts): ReaderValues {
  return Object.fromEntries(
    VALUE_NAMES.map((name) => {
      const entry = parseEntry(READER_VALUES[name].kind, texts[name] ?? "");
      return [name, "value" in entry ? entry.value : undefined];
    }),
  );
}

/** The release that the address of the page names counts as typed: an unknown one is ignored, and its field says so. */
function errorInAddress(): Texts {
  const asked = new URLSearchParams(window.location.search).get(RELEASE_QUERY);
  return asked === null || knownRelease(asked) !== undefined
    ? {}
    : { release: `${notKnown(asked)} The one in the address of this page is ignored.` };
}
