/**
 * The web app of the product as data: menu, tabs, buttons, and the fields of its dialogs with their defaults. The
 * content check compares the bold menu paths and labels of pages with it; `<FactTable name="dialog:…" />` makes a
 * table of a dialog's fields.
 */
export { DIALOGS, type Dialog, type DialogField } from "./dialogs";
export { SINGLE_PAGES, WEB_APP, type Place } from "./menu";
export { OTHER_LABELS, OTHER_MENUS } from "./otherMenus";
