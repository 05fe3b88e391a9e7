import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyProject } from "docusaurus-upgrade-guard/rehearse/project";
import { writeIndex } from "docusaurus-theme-waymark-search/engine";
import { record } from "docusaurus-theme-waymark-search/engine/sample.fixture";
import PAGES from "../screens/pages.json";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE } from "docusaurus-theme-waymark-search/model";

const ROOT = path.join(__dirname, "../..");

/** A copy of the project that a test may break. */
export class LiveProject {
  readonly #folder = fs.mkdtempSync(path.join(os.tmpdir(), "live-test-"));
  #server: ChildProcess | undefined;
  #output = "";

  constructor() {
    copyProject(ROOT, this.#folder);
    fs.symlinkSync(path.join(ROOT, "node_modules"), path.join(this.#folder, "node_modules"));
    this.#writeBuild();
  }

  /** Data that the server needs from the last build: its search index, here with one page. */
  #writeBuild(): void {
    const { titles, texts } = writeIndex([record(PAGES.guide, "Page of the last build", {})]);
    fs.mkdirSync(path.join(this.#folder, "build"));
    this.write(`build/${SEARCH_INDEX_FILE}`, titles);
    this.write(`build/${SEARCH_TEXT_FILE}`, texts);
  }

  /** Everything that the server has printed. */
  get output(): string {
    return this.#output;
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.#folder, file), "utf8");
  }

  write(file: string, text: string): void {
    fs.writeFileSync(path.join(this.#folder, file), text);
  }

  start(port: number): void {
    const docusaurus = path.join(ROOT, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
    const args = [docusaurus, "start", "--no-open", "--host", "127.0.0.1", "--port", String(port)];
    this.#server = spawn(process.execPath, args, {
      cwd: this.#folder,
      env: { ...process.env, NODE_ENV: "development", DOCUSAURUS_NO_PERSISTENT_CACHE: "1" },
    });
    const keep = (part: Buffer): void => void (this.#output += part.toString());
    this.#server.stdout?.on("data", keep);
    this.#server.stderr?.on("data", keep);
  }

  get isRunning(): boolean {
    return this.#server?.exitCode === null;
  }

  async remove(): Promise<void> {
    const server = this.#server;
    if (server?.exitCode === null) {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
    }
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }
}
