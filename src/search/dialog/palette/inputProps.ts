import type { ComponentProps } from "react";
import type { Session, SessionState } from "./session";

/**
 * Props of the field: a combobox with a list popup (INTERACTION 1.6). The library calls its list open while nothing
 * was found; here it is open only while rows show. The library's focus handler is left out: it would search again,
 * and move the active row, each time focus comes back to the field.
 */
export function inputProps({ api, press, reopen }: Session, { view }: SessionState): ComponentProps<"input"> {
  const props = api.getInputProps({ inputElement: null });
  const expanded = view.kind === "hits";
  return {
    ...props,
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": expanded,
    "aria-controls": expanded ? props["aria-controls"] : undefined,
    "aria-activedescendant": expanded ? props["aria-activedescendant"] : undefined,
    onFocus: undefined,
    onKeyDown: press,
    onClick: reopen,
  };
}
