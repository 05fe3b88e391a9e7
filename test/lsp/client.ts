import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type Diagnostic,
  type FileChangeType,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from "vscode-languageserver/node";

/** An editor in short: starts the language server as `npx waymark lsp` does, and talks to it over its standard streams. */
export class Client {
  readonly process: ChildProcessWithoutNullStreams;
  readonly connection: ProtocolConnection;
  readonly capabilities: ClientCapabilities;
  readonly #root: string;
  #version = 0;
  #waiting: ((params: PublishDiagnosticsParams) => void)[] = [];

  /**
   * @param root folder of the project
   * @param capabilities of the editor
   */
  constructor(root: string, capabilities: ClientCapabilities = {}) {
    this.#root = root;
    this.capabilities = capabilities;
    const args = ["node_modules/docusaurus-preset-waymark/bin/waymark.cjs", "lsp"];
    this.process = spawn(process.execPath, args, { cwd: root, stdio: "pipe" });
    this.connection = createProtocolConnection(
      new StreamMessageReader(this.process.stdout),
      new StreamMessageWriter(this.process.stdin),
    );
    this.connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => {
      for (const tell of [...this.#waiting]) tell(params);
    });
    this.connection.listen();
  }

  async start(): Promise<InitializeResult> {
    const params = { processId: process.pid, rootUri: null, capabilities: this.capabilities };
    const result = await this.connection.sendRequest<InitializeResult>("initialize", params);
    await this.connection.sendNotification("initialized", {});
    return result;
  }

  /** Ends the server the way the protocol says; resolves to its exit code. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.process.once("exit", resolve));
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    return ended;
  }

  /** Shows a text as a file of the project, and resolves to what the server finds in it. */
  async show(file: string, text: string): Promise<Diagnostic[]> {
    const uri = this.uriOf(file);
    const version = (this.#version += 1);
    const found = this.#findings(uri, version);
    const open = { textDocument: { uri, languageId: "mdx", version, text } };
    if (this.#open.has(uri)) {
      const change = { textDocument: { uri, version }, contentChanges: [{ text }] };
      await this.connection.sendNotification("textDocument/didChange", change);
    } else await this.connection.sendNotification("textDocument/didOpen", open);
    this.#open.add(uri);
    return found;
  }

  /** Tells that a file changed on the disk, and resolves to what the server then finds in the text that was shown last. */
  async change(file: string, type: FileChangeType, shown: string): Promise<Diagnostic[]> {
    const found = this.#findings(this.uriOf(shown), this.#version);
    const changes = [{ uri: this.uriOf(file), type }];
    await this.connection.sendNotification("workspace/didChangeWatchedFiles", { changes });
    return found;
  }

  uriOf(file: string): string {
    return pathToFileURL(path.join(this.#root, file)).href;
  }

  readonly #open = new Set<string>();

  async close(file: string): Promise<void> {
    this.#open.delete(this.uriOf(file));
    await this.connection.sendNotification("textDocument/didClose", {
      textDocument: { uri: this.uriOf(file) },
    });
  }

  /** Asks about the place of a mark, `▮`, in a text; the text is shown without it, and its findings are not awaited. */
  async at<T>(method: string, file: string, marked: string, more: object = {}): Promise<T> {
    void this.show(file, marked.replace("▮", ""));
    const position = positionOf(marked);
    return this.connection.sendRequest<T>(method, {
      textDocument: { uri: this.uriOf(file) },
      position,
      ...more,
    });
  }

  #findings(uri: string, version: number): Promise<Diagnostic[]> {
    return new Promise((resolve) => {
      const tell = (params: PublishDiagnosticsParams): void => {
        if (params.uri !== uri || params.version !== version) return;
        this.#waiting = this.#waiting.filter((other) => other !== tell);
        resolve(params.diagnostics);
      };
      this.#waiting.push(tell);
    });
  }
}

function positionOf(marked: string): Position {
  const before = marked.slice(0, marked.indexOf("▮")).split("\n");
  return { line: before.length - 1, character: (before.at(-1) ?? "").length };
}
