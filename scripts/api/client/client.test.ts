import { execFile } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { downloadableYaml, DOWNLOADS } from "../../../plugins/apiReference/downloads";
import { loadOpenApi } from "../../../plugins/apiReference/source";
import { mockApi, startMock } from "../mock/server";
import { MOCK_TOKEN } from "../mock/token";

const run = promisify(execFile);

/** Inside the packages' folder, so that the program finds the packages that it imports. */
const FOLDER = path.resolve("node_modules/.cache/api-client");
const PROGRAM = path.join(FOLDER, "program.mts");
const COMPILED = path.join(FOLDER, "program.mjs");
const TYPES = path.join(FOLDER, "schema.d.ts");
const CONFIG = {
  compilerOptions: {
    strict: true,
    skipLibCheck: true,
    target: "es2022",
    lib: ["es2022"],
    module: "esnext",
    moduleResolution: "bundler",
    types: ["node"],
  },
  files: [PROGRAM],
};

/** Milliseconds: two compilers run one after another. */
const TIMEOUT = 180_000;

const SOURCE = loadOpenApi("test/openapi.fixture.yaml");

const tool = (name: string): string => path.resolve("node_modules/.bin", name);

/** Writes the description, the types that the tool makes of it, and the program that uses them. */
async function generateTypes(): Promise<void> {
  const description = path.join(FOLDER, DOWNLOADS.yaml);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(description, downloadableYaml(SOURCE));
  await run(tool("openapi-typescript"), [description, "--output", TYPES]);
  await copyFile(path.join(__dirname, "program.ts.txt"), PROGRAM);
  await writeFile(path.join(FOLDER, "tsconfig.json"), JSON.stringify(CONFIG));
}

describe("a client that other people's tools generate from the downloaded description", () => {
  beforeAll(generateTypes, TIMEOUT);

  it(
    "compiles, also where it reads answers, takes nothing that the description refuses, and lists, creates, updates and deletes against the mock",
    async () => {
      const outcome = await run(tool("tsc"), ["--project", FOLDER]).catch((error: unknown) => error);
      expect(outcome).toMatchObject({ stdout: "" });
      const mock = await startMock(mockApi(SOURCE.document, MOCK_TOKEN));
      try {
        const { stdout } = await run(process.execPath, [COMPILED, mock.url, MOCK_TOKEN]);
        const calls = stdout.trim().split("\n");
        expect(calls.pop()).toBe("wrong policy 422");
        expect(calls).toHaveLength(15);
        expect(calls.filter((call) => !call.endsWith(" 200"))).toEqual([]);
      } finally {
        await mock.close();
      }
    },
    TIMEOUT,
  );
});
