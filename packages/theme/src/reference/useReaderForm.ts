import { translate } from "@docusaurus/Translate";
import { useState } from "react";
import { kindOf, VALUE_NAMES, type ValueName } from "docusaurus-waymark-core/facts/readerValues";
import { knownRelease } from "docusaurus-waymark-core/facts/releases";
import type { ReaderValues } from "docusaurus-waymark-core/values/readerValues";
import { RELEASE_QUERY } from "docusaurus-waymark-core/values/valuesKey";
import { unknownRelease, parseEntry } from "./parseEntry";
import { readerStore } from "./readerStore";

type Texts = { readonly [name in ValueName]?: string | undefined };

interface ReaderForm {
  /** Texts of the fields. */
  readonly texts: Texts;
  /** Error messages of the fields. */
  readonly errors: Texts;
  readonly type: (name: ValueName, text: string) => void;
  /** Updates the error of one field. */
  readonly check: (name: ValueName) => void;
  /** Stores the values. If a field has an error, stores nothing and returns the first such field. */
  readonly apply: () => ValueName | undefined;
  readonly clear: () => void;
}

/** State of the form in the panel; values are stored by `apply`. */
export function useReaderForm(): ReaderForm {
  const [texts, setTexts] = useState<Texts>(readerStore.current);
  const [errors, setErrors] = useState<Texts>(errorInAddress);
  const check = (name: ValueName): void =>
    setErrors((before) => ({ ...before, [name]: errorOf(name, texts[name]) }));
  const apply = (): ValueName | undefined => {
    const found: Texts = Object.fromEntries(VALUE_NAMES.map((name) => [name, errorOf(name, texts[name])]));
    setErrors(found);
    const invalid = VALUE_NAMES.find((name) => found[name] !== undefined);
    if (invalid === undefined) readerStore.set(valuesIn(texts));
    return invalid;
  };
  const clear = (): void => {
    setTexts({});
    setErrors({});
    readerStore.set({});
  };
  const type = (name: ValueName, text: string): void => setTexts((before) => ({ ...before, [name]: text }));
  return { texts, errors, type, check, apply, clear };
}

function errorOf(name: ValueName, text = ""): string | undefined {
  const entry = parseEntry(kindOf(name), text);
  return "error" in entry ? entry.error : undefined;
}

function valuesIn(texts: Texts): ReaderValues {
  return Object.fromEntries(
    VALUE_NAMES.map((name) => {
      const entry = parseEntry(kindOf(name), texts[name] ?? "");
      return [name, "value" in entry ? entry.value : undefined];
    }),
  );
}

/** An error for the field of the release, if the address names an unknown release (`?release=`). */
function errorInAddress(): Texts {
  const fromAddress = new URLSearchParams(window.location.search).get(RELEASE_QUERY);
  return fromAddress === null || knownRelease(fromAddress) !== undefined
    ? {}
    : {
        release: `${unknownRelease(fromAddress)} ${translate({ id: "values.theOneInTheAddressOf", message: "The one in this page’s URL is ignored." })}`,
      };
}
