import { build } from "esbuild";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand, type Command } from "./commands";

/** What runs the programs of one language. */
export interface Toolchain {
  /** Language of the fence. */
  readonly language: string;
  readonly label: string;
  /** Prints the version; a failure means that the tool is not there. */
  readonly probe: Command;
  /** Its absence is an error, whatever is asked for. */
  readonly always: boolean;
  readonly fileName: string;
  /** The command that runs a program, in the folder of its file. */
  readonly command: Command;
  /** Work on all programs at once: type checks and compilation. Returns what went wrong, or nothing. */
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
  always = false,
): Toolchain {
  return { language, label, probe, fileName, command, always };
}

/** One strict type check of all programs, then their JavaScript. */
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
    timeout: 300_000,
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

/** `go build` and `go vet` of all programs at once: starting the tool for each would take most of the time. */
async function compileGo(folders: readonly string[], root: string): Promise<string> {
  writeFileSync(path.join(root, "go.mod"), "module samples\n\ngo 1.18\n");
  mkdirSync(path.join(root, "bin"), { recursive: true });
  const env = { GOFLAGS: "-mod=mod", GOPROXY: "off", GOTOOLCHAIN: "local" };
  const where = { cwd: root, env, timeout: 540_000 };
  const packages = folders.map((folder) => `./${path.basename(folder)}`);
  const vet = await runCommand(["go", "vet", ...packages], where);
  if (vet.code !== 0) return vet.stderr || "go vet failed";
  const built = await runCommand(["go", "build", "-o", "bin/", ...packages], where);
  if (built.code !== 0) return built.stderr || "go build failed";
  for (const folder of folders)
    renameSync(path.join(root, "bin", path.basename(folder)), path.join(folder, "sample"));
  return "";
}
