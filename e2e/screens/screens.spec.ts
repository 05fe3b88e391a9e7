import fs from "node:fs";
import path from "node:path";
import { test } from "../support/tab";
import { nextPaint, expect } from "../support/test";
import { differences, measure, type Boxes } from "./boxes";
import { sample } from "./tree";
import { KINDS, resize, SELECTORS, show, widthsOf, type Kind } from "./kinds";

/** Boxes of one kind by the width of the window, as the repository records them. */
type Recorded = Readonly<Record<string, Boxes>>;

/** Widths at which the tree for assistive technology is compared: the menu is a dialog, or a column of the page. */
const [NARROW, WIDE] = [390, 1280];

const ACCEPT =
  "When this is meant: npm run test:e2e -- screens --update-snapshots=all, then review e2e/screens";

for (const kind of KINDS) {
  test(`${kind.name}: every control and landmark is where it was, for eyes and for assistive technology`, async ({
    page,
  }, { config }) => {
    const widths = widthsOf(kind);
    const [first = WIDE] = widths;
    await show(page, kind, first);

    await test.step("positions and sizes, which the dark theme does not change", async () => {
      const present: Record<string, Boxes> = {};
      for (const width of widths) {
        await resize(page, width);
        present[width] = await measure(page, kind.measured);
      }
      if (config.updateSnapshots === "all") write(kind, present);
      const recorded = read(kind);
      expect(Object.keys(present)).toEqual(Object.keys(recorded));
      const moved = Object.entries(present).flatMap(([width, boxes]) =>
        differences(recorded[width] ?? {}, boxes).map((line) => `${width} px wide, ${line}`),
      );
      expect(moved, ACCEPT).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await nextPaint(page);
      const [last = WIDE] = widths.toReversed();
      expect(differences(recorded[last] ?? {}, await measure(page, kind.measured))).toEqual([]);
    });

    await test.step("landmarks and controls for assistive technology", async () => {
      await sample(page);
      const compared = kind.part === "page" ? [WIDE] : [NARROW, WIDE];
      for (const width of widths.filter((one) => compared.includes(one))) {
        await resize(page, width);
        await expect(page.locator(SELECTORS[kind.part])).toMatchAriaSnapshot({
          name: `${kind.name}-${String(width)}.aria.yml`,
        });
      }
    });
  });
}

const fileOf = ({ name }: Kind): string => path.join(__dirname, `${name}.boxes.json`);

function read(kind: Kind): Recorded {
  return JSON.parse(fs.readFileSync(fileOf(kind), "utf8")) as Recorded;
}

/** Writes one line for each box, so that a change can be reviewed. */
function write(kind: Kind, boxes: Recorded): void {
  const widths = Object.entries(boxes).map(([width, parts]) => {
    const lines = Object.entries(parts).map(
      ([name, box]) => `    ${JSON.stringify(name)}: [${box.map(String).join(", ")}]`,
    );
    return `  "${width}": {\n${lines.join(",\n")}\n  }`;
  });
  fs.writeFileSync(fileOf(kind), `{\n${widths.join(",\n")}\n}\n`);
}
