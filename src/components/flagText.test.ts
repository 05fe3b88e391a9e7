import { findCommand, isLiteral, marksOf, sentenceParts } from "./flagText";

const FLAG = { name: "--x", type: "bool", purpose: "Does it." } as const;

it("lists the commands when one is unknown", () => {
  expect(() => findCommand("upp")).toThrow(/command="upp".*Fix: use one of .*"up"/);
});

it("marks a flag by what a reader should know first", () => {
  expect(marksOf(FLAG)).toEqual([]);
  expect(
    marksOf({ ...FLAG, deprecated: true, experimental: true, since: "0.71.0" }).map(({ text }) => text),
  ).toEqual(["Deprecated", "Experimental", "Since 0.71.0"]);
});

it("distinguishes literal values from descriptions", () => {
  expect(["false", "51820", "/var/log/x.log"].every(isLiteral)).toBe(true);
  expect(isLiteral("chosen by the client")).toBe(false);
});

it("finds flags and variables in a sentence", () => {
  expect(sentenceParts("Use NB_LAZY_CONN or --lazy-mode instead; a well-known UDP port.")).toEqual([
    { text: "Use ", code: false },
    { text: "NB_LAZY_CONN", code: true },
    { text: " or ", code: false },
    { text: "--lazy-mode", code: true },
    { text: " instead; a well-known UDP port.", code: false },
  ]);
  expect(sentenceParts("--x stays whole.").map(({ text }) => text)).toEqual(["--x", " stays whole."]);
});
