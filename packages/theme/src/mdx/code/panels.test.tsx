import type { ReactNode } from "react";
import { codeName, panelsOf, type CodeProps } from "./panels";

const Block: (props: CodeProps) => ReactNode = () => null;

function group(children: ReactNode): readonly (readonly [string, string])[] {
  return panelsOf(children).map(({ name, choice }) => [name, choice]);
}

it("takes the blocks and leaves the white space between them", () => {
  const children = [
    "\n",
    <Block key="a" language="go" html="x" />,
    "\n\n",
    <Block key="b" language="bash" title="cURL" />,
  ];
  expect(group(children)).toEqual([
    ["Go", "Go"],
    ["cURL", "cURL"],
  ]);
});

it("keeps blocks of one name apart", () => {
  const children = [
    <Block key="a" language="bash" />,
    <Block key="b" language="json" />,
    <Block key="c" language="go" />,
  ];
  expect(group(children)).toEqual([
    ["Code", "Code"],
    ["Code", "Code 2"],
    ["Go", "Go"],
  ]);
});

it.each([
  [{ language: "bash" }, "Code"],
  [{ language: "go" }, "Code: Go"],
  [{ language: "go", title: "main.go" }, "Code: main.go"],
] as const)("names the scrolling area of %j %s", (code, name) => {
  expect(codeName(code)).toBe(name);
});
