import { shortcutNames } from "docusaurus-waymark-core/browser/shortcut";

test.each([
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "⌘K", "Meta+K"],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)", "⌘K", "Meta+K"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "Ctrl K", "Control+K"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Ctrl K", "Control+K"],
])("1.1 on %s the shortcut is %s, spoken %s", (userAgent, printed, spoken) => {
  expect(shortcutNames(userAgent)).toEqual({ printed, spoken });
});
