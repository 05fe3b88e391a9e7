import { KINDS, resize, show, widthsOf } from "../screens/kinds";
import { expect, test, THEMES } from "../support/test";

for (const kind of KINDS)
  for (const theme of THEMES)
    test(`${kind.name}, ${theme}: looks as before`, async ({ page }) => {
      const [first = 0] = widthsOf(kind);
      await page.emulateMedia({ colorScheme: theme });
      await show(page, kind, first);
      for (const width of widthsOf(kind)) {
        await resize(page, width);
        await expect.soft(page).toHaveScreenshot(`${kind.name}-${String(width)}-${theme}.png`);
      }
    });
