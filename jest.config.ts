import fs from "node:fs";
import path from "node:path";
import type { Config } from "jest";

const root = import.meta.dirname;
const clientExports = path.join(root, "node_modules/@docusaurus/core/lib/client/exports");
const classicTheme = path.join(root, "node_modules/@docusaurus/theme-classic/lib/theme");
const searchTheme = path.join(root, "node_modules/@docusaurus/theme-search-algolia/lib/theme");

/** Bundler aliases of Docusaurus, in the order in which they must match. */
const moduleNameMapper: NonNullable<Config["moduleNameMapper"]> = {
  "\\.module\\.css$": "<rootDir>/test/classNames.ts",
  "\\.(css|svg|png|woff2)$": "<rootDir>/test/emptyModule.ts",
  "^fast-check$": "<rootDir>/test/fastCheck.cjs",
  "^@site/(.*)$": "<rootDir>/$1",
  "^@generated/site-storage$": "<rootDir>/test/siteStorage.ts",
  "^@generated/(.*)$": "<rootDir>/test/emptyModule.ts",
  "^@theme/(.*)$": [
    "<rootDir>/src/theme/$1",
    "<rootDir>/packages/theme/src/theme/$1",
    "<rootDir>/packages/search/src/theme/$1",
    "<rootDir>/packages/api/src/theme/$1",
    `${searchTheme}/$1`,
    `${classicTheme}/$1`,
  ],
  "^@theme-(?:original|init)/(.*)$": [`${searchTheme}/$1`, `${classicTheme}/$1`],
  "^@docusaurus/(BrowserOnly|ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|Link|Noop|Translate|constants|isInternalUrl|renderRoutes|router|use[A-Za-z]+)$": `${clientExports}/$1`,
};

const lock = JSON.parse(fs.readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, unknown>>;
};

/**
 * Folders of the installed packages that are ES modules. Jest runs CommonJS, so these are compiled; all others load as
 * they are, which halves the time of a first run. Docusaurus has ES modules without saying so.
 */
const esModules = Object.keys(lock.packages).filter((folder) => {
  const file = path.join(root, folder, "package.json");
  if (folder === "" || !fs.existsSync(file)) return false;
  return (
    folder.startsWith("node_modules/@docusaurus/") || /"type":\s*"module"/.test(fs.readFileSync(file, "utf8"))
  );
});

const ignored = ["/node_modules/", "<rootDir>/build", "/.docusaurus/", "/e2e/"];

const shared = {
  rootDir: root,
  moduleNameMapper,
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      },
    ],
  } as NonNullable<Config["transform"]>,
  transformIgnorePatterns: [`^(?!.*/(?:${esModules.join("|")})/).*/node_modules/.*(?<!\\.mjs)$`],
  modulePathIgnorePatterns: ["<rootDir>/build", "<rootDir>/.docusaurus"],
};

/**
 * Those that Node can load itself in tests without a DOM. Docusaurus' modules need our aliases, and tests of the hosted client
 * set the clock, which only code within the test sees.
 */
const nativeModules = esModules.filter((folder) => !/@docusaurus\/|algolia/.test(folder));

const NATIVE = "<rootDir>/test/nativeModules.cjs";

/** For tests without a DOM: packages for pages need the DOM and the React of the test. */
const withoutDom = {
  ...shared,
  testEnvironment: NATIVE,
  transform: {
    [`/(?:${nativeModules.join("|")})/`]: NATIVE,
    ...shared.transform,
  },
};

/** Tests of the code: their identity, facts and pages are in `test`, and do not change with the content of the site. */
const onFixtures = { setupFiles: ["<rootDir>/test/fixtureSite.ts"] };

/** Tests of this product have its configuration. */
const onSite = { setupFiles: ["<rootDir>/test/ownSite.ts"] };

const PRODUCT = "/test/product/";

/** Milliseconds: ends a test that hangs. A machine that other work slows five times must not fail a test. */
const TEST_TIMEOUT = 300_000;

const config: Config = {
  testTimeout: TEST_TIMEOUT,
  projects: [
    {
      ...withoutDom,
      ...onFixtures,
      displayName: "node",
      testMatch: ["**/*.test.ts"],
      testPathIgnorePatterns: [...ignored, "/test/built/", PRODUCT],
    },
    // Tests of this product: they state the content of its pages, facts and descriptions, and are removed with them.
    {
      ...withoutDom,
      ...onSite,
      displayName: "product",
      testMatch: ["<rootDir>/test/product/**/*.test.ts"],
      testPathIgnorePatterns: [...ignored, "/built/"],
    },
    {
      ...shared,
      ...onFixtures,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: ["**/*.test.tsx"],
      testPathIgnorePatterns: ignored,
      setupFilesAfterEnv: ["<rootDir>/test/setupDom.ts"],
    },
    // Reads the output of the builds that `npm test` makes: run it after them.
    {
      ...withoutDom,
      ...onSite,
      displayName: "built",
      testMatch: ["<rootDir>/test/{built,product/built}/**/*.test.ts"],
    },
  ],
};

export default config;
