import { loadFacts } from "docusaurus-waymark-core/facts/load";
import type { Facts } from "docusaurus-waymark-core/facts/types";

type DialogEntry = NonNullable<Facts["webApp/dialogs"][string]["fields"]>[number];

/** A field of a dialog. */
export type DialogField = Extract<DialogEntry, { readonly label: string }>;

/** A dialog, wizard or settings tab, with its fields in the order of the screen. */
export interface Dialog {
  /** Path of the menu entry that opens it. */
  readonly at: readonly string[];
  readonly fields: readonly DialogField[];
  /** Another app that has the dialog. */
  readonly app?: string | undefined;
  /** Heading of a new dialog. */
  readonly title?: string | undefined;
  /** True if the tabs are steps. */
  readonly wizard?: boolean | undefined;
  /** Its tabs with their buttons. */
  readonly views?: Facts["webApp/dialogs"][string]["views"];
  /** Buttons, and tabs without fields. */
  readonly buttons: readonly string[];
}

const ENTRIES = loadFacts("webApp/dialogs");

/** By the name that `<FactTable name="dialog:…" />` takes. */
export const DIALOGS: Readonly<Record<string, Dialog>> = Object.fromEntries(
  Object.entries(ENTRIES).map(([name, { views, buttons = [], fields = [], ...entry }]) => [
    name,
    { ...entry, views, buttons: [...labelsOf(views), ...buttons], fields: fields.flatMap(fieldsIn) },
  ]),
);

/** Tabs and buttons. */
function labelsOf(views: Dialog["views"]): string[] {
  return (views ?? []).flatMap(({ tab = [], buttons }) => [tab, buttons].flat());
}

/** A field, or the fields that another dialog adds to its own. */
function fieldsIn(field: DialogEntry): readonly DialogField[] {
  if (!("fieldsOf" in field)) return [field];
  const { fieldsOf, ...tab } = field;
  const fields = ENTRIES[fieldsOf]?.fields ?? [];
  return fields.flatMap((own) => ("fieldsOf" in own ? [] : [{ ...own, ...tab }]));
}
