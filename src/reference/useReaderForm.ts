import { useEffect, useRef, useState, type RefObject } from "react";
import { parseBaseUrl, parseToken } from "../lib/baseUrl";
import { readerStore } from "./readerStore";
import { useReaderValues } from "./useReaderValues";

interface Errors {
  readonly baseUrl?: string;
  readonly token?: string;
}

interface ReaderForm {
  readonly baseUrl: RefObject<HTMLInputElement | null>;
  readonly token: RefObject<HTMLInputElement | null>;
  readonly errors: Errors;
  /** What just happened, for a live region. */
  readonly spoken: string;
  readonly apply: () => void;
  readonly reset: () => void;
}

/** The two fields of the panel: they are the browser's until the reader applies them. */
export function useReaderForm(): ReaderForm {
  const baseUrl = useRef<HTMLInputElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [spoken, setSpoken] = useState("");
  const values = useReaderValues();
  useEffect(() => {
    show(baseUrl.current, values.baseUrl);
    show(token.current, values.token);
  }, [values]);
  const apply = (): void => {
    const found = { baseUrl: parseBaseUrl(textIn(baseUrl)), token: parseToken(textIn(token)) };
    setErrors({
      ...("error" in found.baseUrl && { baseUrl: found.baseUrl.error }),
      ...("error" in found.token && { token: found.token.error }),
    });
    setSpoken("");
    if ("error" in found.baseUrl) return baseUrl.current?.focus();
    if ("error" in found.token) return token.current?.focus();
    readerStore.fill({ baseUrl: found.baseUrl.value, token: found.token.value });
    setSpoken("All samples now use these values.");
  };
  const reset = (): void => {
    setErrors({});
    readerStore.fill({});
    setSpoken("All samples are as published again.");
    show(baseUrl.current, undefined);
    show(token.current, undefined);
  };
  return { baseUrl, token, errors, spoken, apply, reset };
}

function textIn(field: RefObject<HTMLInputElement | null>): string {
  return field.current?.value ?? "";
}

/** Writes a value into a field, but not under the reader's hands. */
function show(field: HTMLInputElement | null, value = ""): void {
  if (field && (field !== document.activeElement || field.value === "")) field.value = value;
}
