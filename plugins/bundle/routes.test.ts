import vm from "node:vm";

interface Routes {
  readonly compactRoutes: (source: string, chunkNames: object) => string;
  readonly compactRegistry: (source: string, chunkNames: object) => string;
}

const { compactRoutes, compactRegistry } = jest.requireActual<Routes>("./routes.cjs");

const NAMES = {
  "/-a1b": { __comp: "root", __context: { plugin: "context" } },
  "/-c2d": { __comp: "version", __props: "menu" },
  "/how-to/one-e3f": { __comp: "page", content: "one" },
  "/how-to/two-f4a": { __comp: "page", content: "two" },
  "/how-to/three-a5b": { __comp: "page", content: "three" },
  "/-b6c": { __comp: "page", content: "home" },
};

const page = (path: string, hash: string, rest: string) =>
  `{ path: '${path}', component: ComponentCreator('${path}', '${hash}'), exact: true${rest} }`;

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', 'a1b'), routes: [
    { path: '/', component: ComponentCreator('/', 'c2d'), routes: [
      ${page("/how-to/one", "e3f", ', sidebar: "docs"')},
      ${page("/how-to/two", "f4a", ', sidebar: "docs"')},
      ${page("/how-to/three", "a5b", "")},
      ${page("/", "b6c", ', sidebar: "docs"')}
    ] }
  ] },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const REGISTRY = `export default {
${["context", "home", "menu", "one", "page", "root", "three", "two", "version"]
  .map(
    (name) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`,
  )
  .join("\n")}};
`;

/** Runs a compact module, with every component as the key of what it loads. */
function run(source: string): { readonly tree: object; readonly chunks: Record<string, object> } {
  const chunks: Record<string, object> = {};
  const ComponentCreator = (path: string, hash?: string | number) => `${path}-${String(hash)}`;
  const body = source.replace(/^import .*$/gm, "").replace("export default", "tree =");
  const context = { ComponentCreator, chunks, tree: [] as object };
  vm.runInNewContext(body, context);
  return { tree: JSON.parse(JSON.stringify(context.tree)) as object, chunks };
}

/** The tree of routes with what each loads in place of its component. */
function resolve(value: unknown, chunks: Readonly<Record<string, object>>): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === "component" ? (chunks[part as string] ?? null) : part,
    ),
  );
}

const loaders = (): string[] =>
  [...compactRegistry(REGISTRY, NAMES).matchAll(/import\("@site\/(\w+)"\)/g)].map(([, name = ""]) => name);

/** What the generated modules say, names in place of places. */
function named(value: unknown): unknown {
  const list = loaders();
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === "number" ? list[part] : part)),
  );
}

test("the compact tree has the routes of the generated one, each loading the same", () => {
  const { tree, chunks } = run(compactRoutes(ROUTES, NAMES));
  const generated = run(ROUTES);
  expect(named(resolve(tree, chunks))).toEqual(resolve(generated.tree, NAMES));
});

test("neighbours that differ by path and content are one entry", () => {
  expect(compactRoutes(ROUTES, NAMES)).toContain('...pages("/how-to/", "one|two", {"__comp":');
});

test("every loader has one place, and chunks have no names", () => {
  expect(loaders().sort()).toEqual([
    "context",
    "home",
    "menu",
    "one",
    "page",
    "root",
    "three",
    "two",
    "version",
  ]);
  expect(compactRegistry(REGISTRY, NAMES)).not.toContain("webpackChunkName");
});

test("a registry in another form stops the build", () => {
  expect(() => compactRegistry("export default {};", NAMES)).toThrow("plugins/bundle");
});
