import { checkSettings } from "./settings";

const SECTION = {
  id: "a",
  pluginId: "default",
  basePath: "",
  label: "A",
  folder: "docs",
  menu: "sidebars.ts",
};
const { label: _, ...UNNAMED } = SECTION;

test.each([
  [{ sectons: [SECTION] }, 'The configuration cannot have "sectons". Fix: write "sections".'],
  [{ pages: true }, 'The configuration has no "sections". Fix: add it: a list in brackets.'],
  [{ sections: [] }, '"sections" is empty.'],
  [{ sections: SECTION }, '"sections" has a wrong value. Fix: write a list in brackets.'],
  [{ sections: [SECTION], pages: "yes" }, "Fix: write true or false, without quotes."],
  [{ sections: [{ ...SECTION, tags: 1 }] }, 'sections[0] cannot have "tags". Fix: use one of id, basePath,'],
  [{ sections: [SECTION, UNNAMED] }, 'sections[1] has no "label".'],
  [{ sections: [SECTION], blog: { id: "blog" } }, '"blog" has no "folder".'],
  [{ sections: ["docs"] }, "sections[0] is not an object in braces."],
])("%j names the option and the fix", (value, line) => {
  expect(() => checkSettings(value)).toThrow(line);
});

test("a misspelled option is one line", () => {
  const { basePath, ...rest } = SECTION;
  expect(() => checkSettings({ sections: [{ ...rest, basepath: basePath }] })).toThrow(
    /^docusaurus\.config\.ts: sections\[0\] cannot have "basepath"\. Fix: write "basePath"\.$/,
  );
});
