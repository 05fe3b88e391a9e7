import { factTable } from "docusaurus-waymark-core/facts/factTables";

describe("the tables of a dialog", () => {
  it("give each field its label, its default, a note and the name in the API", () => {
    expect(factTable("dialog:setupKey")).toContain(
      [
        "| Field | Default | What to know |",
        "| --- | --- | --- |",
        "| **Name** (required) |  | API: `name` |",
        "| **Make this key reusable** | off | Off makes a key for one peer.",
      ].join("\n"),
    );
  });

  it("are one for each tab, in the order of the screen", () => {
    const tabs = [...(factTable("dialog:route") ?? "").matchAll(/^On the tab \*\*(.+)\*\*:$/gm)];
    expect(tabs.map(([, tab]) => tab)).toEqual([
      "Route",
      "Groups",
      "Name & Description",
      "Additional Settings",
    ]);
  });

  it("leave out a column that no field of the tab fills", () => {
    expect(factTable("dialog:network")).toBe(
      [
        "| Field | What to know |",
        "| --- | --- |",
        "| **Network Name** (required) | API: `name` |",
        "| **Description (optional)** | API: `description` |",
      ].join("\n"),
    );
  });

  it("do not exist for a name that no dialog has", () => {
    expect(factTable("dialog:nothing")).toBeUndefined();
  });
});
