import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { writeIndex } from "docusaurus-theme-waymark-search/engine";
import { record } from "docusaurus-theme-waymark-search/engine/sample.fixture";
import PAGES from "../screens/pages.json";
import { INDEX_FILES } from "docusaurus-theme-waymark-search/model";
import { makeSmallSite } from "../../tools/lib/fullSite";

const ROOT = path.join(__dirname, "../..");

/** A site of few pages that a test may break. */
export class LiveProject {
  readonly #site = makeSmallSite();
  #server: ChildProcess | undefined;
  #output = "";

  constructor() {
    this.#writeBuild();
  }

  /** Data that the server needs from the last build: its addresses, here none, and its search index, here with one page. */
  #writeBuild(): void {
    const { titles, texts } = writeIndex([record(PAGES.guide, "Page of the last build", {})]);
    fs.mkdirSync(path.join(this.#site.folder, "build"));
    this.write("urls.ledger", "");
    this.write(`build/${INDEX_FILES.titles}`, titles);
    this.write(`build/${INDEX_FILES.texts}`, texts);
  }

  /** Everything that the server has printed. */
  get output(): string {
    return this.#output;
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.#site.folder, file), "utf8");
  }

  write(file: string, text: string): void {
    fs.writeFileSync(path.join(this.#site.folder, file), text);
  }

  start(port: number): void {
    const docusaurus = path.join(ROOT, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
    const args = [docusaurus, "start", "--no-open", "--host", "127.0.0.1", "--port", String(port)];
    this.#server = spawn(process.execPath, args, {
      cwd: this.#site.folder,
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
    this.#site.remove();
  }
}
