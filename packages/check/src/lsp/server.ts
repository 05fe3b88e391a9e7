import {
  createConnection,
  DidChangeWatchedFilesNotification,
  FileOperationPatternKind,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type CodeActionContext,
  type Connection,
  type InitializeResult,
  type TextDocumentPositionParams as PositionParams,
} from "vscode-languageserver/node";
import { setImmediate } from "node:timers/promises";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { IndexedPage } from "../analyze";
import { pageText } from "docusaurus-waymark-core/build/frontMatter";
import type { Finding } from "docusaurus-waymark-core/report";
import { contentPaths } from "docusaurus-waymark-core/content/site";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";
import { FOLDERS } from "../context";
import { isPage } from "../move/project";
import { completionsAt } from "./completion";
import { definitionAt } from "./definition";
import { diagnosticOf, quickFixes } from "./diagnostics";
import { hoverAt } from "./hover";
import { offsetAt } from "./places";
import { referencesAt, symbolsOf } from "./outline";
import { movedFiles, renameAt, subjectAt } from "./rename";
import { Workspace } from "./workspace";

/** A position in an open page. */
type Place = [path: string, text: string, offset: number];

/** Milliseconds: several changes that come at once are checked once. */
const PAUSE_MS = 15;

/** Files about which the editor asks the server when it moves them. */
const PAGES = {
  filters: [
    { scheme: "file", pattern: { glob: "**/*.{md,mdx}", matches: FileOperationPatternKind.file } },
    { scheme: "file", pattern: { glob: "**/*", matches: FileOperationPatternKind.folder } },
  ],
};

/** What findings depend on, beside the text of their page. A folder is no page, and may take many with it. */
const WATCHED = [...contentPaths({ folders: FOLDERS }), REDIRECTS_FILE, "src/facts"].flatMap((path) => [
  { globPattern: `**/${path}` },
  { globPattern: `**/${path}/**` },
]);

const CAPABILITIES: InitializeResult["capabilities"] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ["{", "<", "(", "/", "#", '"', " ", "-", "*", "_", ":", "`"] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: ["quickfix"] },
  workspace: { fileOperations: { willRename: PAGES } },
};

/**
 * A language server for the pages of this project. It shows findings of `npm run check` while a writer types, offers fixes, and
 * completes and explains tokens, components, addresses and facts. For files that are not pages, responses are empty.
 */
export function serve(root: string, input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  const connection = createConnection(input, output);
  const workspace = new Workspace(root);
  const documents = new TextDocuments(TextDocument);
  const findings = new Map<string, readonly Finding[]>();
  const safely = guard(connection);

  let versioned = false;
  let watches = false;
  /** What asks every page waits for the index; other requests are answered meanwhile. */
  let indexing = Promise.resolve();
  connection.onInitialize(({ capabilities }) => {
    versioned = capabilities.workspace?.workspaceEdit?.documentChanges === true;
    watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return { capabilities: CAPABILITIES, serverInfo: { name: "pages" } };
  });
  connection.onInitialized(() => {
    if (watches)
      void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: WATCHED });
    indexing = readAll(workspace);
  });

  const checkNow = (): void => {
    workspace.refresh();
    const found = workspace.findings();
    for (const document of documents.all()) {
      const path = workspace.pathOf(document.uri);
      if (path === undefined) continue;
      const text = pageText(document.getText());
      const own = found.filter((finding) => finding.path === path);
      findings.set(document.uri, own);
      const diagnostics = own.map((finding) => diagnosticOf(finding, text));
      void connection.sendDiagnostics({ uri: document.uri, version: document.version, diagnostics });
    }
  };
  const check = later(checkNow, safely);
  documents.onDidChangeContent(({ document }) => {
    const path = workspace.pathOf(document.uri);
    if (path === undefined) return;
    workspace.open.set(path, pageText(document.getText()));
    findings.delete(document.uri);
    check();
  });
  documents.onDidClose(({ document }) => {
    workspace.open.delete(workspace.pathOf(document.uri) ?? "");
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] });
  });
  documents.onDidSave(check);
  connection.onDidChangeWatchedFiles(check);

  const openText = (uri: string): string | undefined => {
    const document = documents.get(uri);
    return document && pageText(document.getText());
  };
  /** Answers for a position in an open page. */
  const inPage = <T>(
    { textDocument, position }: PositionParams,
    answer: (...place: Place) => T,
  ): T | undefined => {
    const text = openText(textDocument.uri);
    const path = workspace.pathOf(textDocument.uri);
    if (text === undefined || path === undefined || !isPage(path)) return undefined;
    workspace.refresh();
    return answer(path, text, offsetAt(text, position));
  };
  /** A handler that answers by a function; `otherwise` is its answer outside of pages and after an error. */
  const handler =
    <T, Other>(answer: (...at: [Workspace, ...Place]) => T | undefined, otherwise: Other) =>
    (params: PositionParams): T | Other =>
      safely(() => inPage(params, (...place) => answer(workspace, ...place)), otherwise);
  connection.onCompletion(handler(completionsAt, []));
  connection.onHover(handler(hoverAt, null));
  connection.onDefinition(handler(definitionAt, null));
  const references = handler(referencesAt, []);
  connection.onReferences(async (params) => {
    await indexing;
    return references(params);
  });
  connection.onDocumentSymbol(({ textDocument }) =>
    safely(() => {
      const place = inPage({ textDocument, position: { line: 0, character: 0 } }, (...at) => at);
      return place && symbolsOf(workspace, place[0], place[1]);
    }, []),
  );
  connection.onPrepareRename(handler(subjectAt, null));
  connection.onRenameRequest((params) =>
    inPage(params, (...place) => renameAt(workspace, place, params.newName, versioned)),
  );
  connection.onCodeAction(({ textDocument: { uri }, range, context }) =>
    safely(() => {
      const text = openText(uri);
      const path = workspace.pathOf(uri);
      if (text === undefined || path === undefined || !asksForFixes(context)) return [];
      if (!findings.has(uri)) checkNow();
      return quickFixes(findings.get(uri) ?? [], text, uri, range, workspace.words());
    }, []),
  );
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    await indexing;
    const moves = files.map(({ oldUri, newUri }) => ({
      from: workspace.fileOf(oldUri),
      to: workspace.fileOf(newUri),
    }));
    workspace.refresh();
    return (await movedFiles(workspace, moves)) ?? null;
  });
  documents.listen(connection);
  connection.listen();
}

/** True if an editor wants fixes: it asks for them, or for no particular kind of action. */
function asksForFixes(context: Partial<CodeActionContext> | undefined): boolean {
  return context?.only?.some((kind) => "quickfix".startsWith(kind)) ?? true;
}

/** Runs a request handler. An error in this server goes to the editor's log, and the server keeps running. */
function guard({ console: log }: Connection) {
  return <T, Other>(answer: () => T | undefined, otherwise: Other): T | Other => {
    try {
      return answer() ?? otherwise;
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return otherwise;
    }
  };
}

/** A function that runs once, a moment after it was last asked for. */
function later(act: () => void, safely: ReturnType<typeof guard>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => safely(act, undefined), PAUSE_MS);
  };
}

/** Reads the headings and addresses of every page, one page at a time between requests, so that no request waits for all. */
async function readAll(workspace: Workspace): Promise<void> {
  for (const page of workspace.pages()) {
    read(page);
    await setImmediate();
  }
}

/** Parses a page, which remembers what was read. */
function read({ addresses }: IndexedPage): number {
  return addresses.length;
}
