import { build } from "esbuild";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand, type Command } from "./commands";

/** Commands that run the programs of one language. */
export interface Toolchain {
  /** Language of the fence. */
  readonly language: string;
  readonly label: string;
  /** Prints the version; fails when the tool is not installed. */
  readonly probe: Command;
  /** True when a missing tool is always an error. */
  readonly isRequired: boolean;
  readonly fileName: string;
  /** Command that runs a program, in the folder of its file. */
  readonly command: Command;
  /** Checks or compiles all programs at once. Returns an error message, or an empty text. */
  readonly prepare?: (folders: readonly string[], root: string) => Promise<string>;
}

export const TOOLCHAINS: readonly Toolchain[] = [
  tool("bash", "cURL", ["curl", "--version"], "sample.sh", ["bash", "sample.sh"], true),
  tool("js", "JavaScript", ["node", "--version"], "sample.mjs", ["node", "sample.mjs"], true),
  {
    ...tool("ts", "TypeScript", ["node", "--version"], "sample.mts", ["node", "sample.mjs"], true),
    prepare: compileTypeScript,
  },
  tool("python", "Python", ["python3", "--version"], "sample.py", ["python3", "sample.py"], true),
  { ...tool("go", "Go", ["go", "version"], "main.go", ["./sample"]), prepare: compileGo },
  tool("ruby", "Ruby", ["ruby", "--version"], "sample.rb", ["ruby", "sample.rb"]),
  // A short program: starting soon matters more than running fast.
  tool("java", "Java", ["java", "--version"], "Main.java", [
    "java",
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "Main.java",
  ]),
  tool("php", "PHP", ["php", "-r", "curl_version();"], "sample.php", ["php", "sample.php"]),
];

function tool(
  language: string,
  label: string,
  probe: Command,
  fileName: string,
  command: Command,
  isRequired = false,
): Toolchain {
  return { language, label, probe, fileName, command, isRequired };
}

/** Type-checks all programs in strict mode and compiles them to JavaScript. */
async function compileTypeScript(folders: readonly string[], root: string): Promise<string> {
  const files = folders.map((folder) => path.join(folder, "sample.mts"));
  const project = path.resolve("node_modules");
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "nodenext",
    lib: ["es2023"],
    types: ["node"],
    typeRoots: [path.join(project, "@types")],
    skipLibCheck: true,
  };
  writeFileSync(path.join(root, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const { code, stdout } = await runCommand(["node", path.join(project, "typescript/bin/tsc"), "-p", root], {
    cwd: root,
    timeoutMs: 300_000,
  });
  if (code !== 0) return stdout || "tsc failed";
  await build({
    entryPoints: files,
    outdir: root,
    outbase: root,
    format: "esm",
    outExtension: { ".js": ".mjs" },
    logLevel: "silent",
  });
  return "";
}

/** Runs `go build` and `go vet` for all programs at once: separate runs would take much longer. */
async function compileGo(folders: readonly string[], root: string): Promise<string> {
  writeFileSync(path.join(root, "go.mod"), "module samples\n\ngo 1.18\n");
  mkdirSync(path.join(root, "bin"), { recursive: true });
  const env = { GOFLAGS: "-mod=mod", GOPROXY: "off", GOTOOLCHAIN: "local" };
  const where = { cwd: root, env, timeoutMs: 540_000 };
  const packages = folders.map((folder) => `./${path.basename(folder)}`);
  const vet = await runCommand(["go", "vet", ...packages], where);
  if (vet.code !== 0) return vet.stderr || "go vet failed";
  const built = await runCommand(["go", "build", "-o", "bin/", ...packages], where);
  if (built.code !== 0) return built.stderr || "go build failed";
  for (const folder of folders)
    renameSync(path.join(root, "bin", path.basename(folder)), path.join(folder, "sample"));
  return "";
}
