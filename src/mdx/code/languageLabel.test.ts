import { languageLabel } from "./languageLabel";

it.each([
  ["js", "JavaScript"],
  ["javascript", "JavaScript"],
  ["ts", "TypeScript"],
  ["typescript", "TypeScript"],
  ["php", "PHP"],
  ["python", "Python"],
  ["ruby", "Ruby"],
  ["go", "Go"],
  ["java", "Java"],
  ["Python", "Python"],
])("%s is called %s", (language, label) => {
  expect(languageLabel(language)).toBe(label);
});

it.each(["bash", "json", "", "toString", undefined])("%s has no name of its own (2.8)", (language) => {
  expect(languageLabel(language)).toBe("Code");
});
