/**
 * Docusaurus tells the browser of every page in three generated modules: the tree of routes, the names of what each
 * route loads, and a loader for each name. Paths and names stand in them several times. Here they are written once:
 * loaders form a list, names are places in it, and pages that differ only by path and content are one entry.
 */
const vm = require("node:vm");

/** Place of every name in the list of loaders, in the order of the routes. */
function placesOf(chunkNames) {
  const places = new Map();
  JSON.stringify(chunkNames, (key, value) => {
    if (typeof value === "string" && !places.has(value)) places.set(value, places.size);
    return value;
  });
  return places;
}

/** The generated tree as data: `component` becomes the arguments of its creator. */
function readRoutes(source) {
  const tree = source.slice(source.indexOf("export default") + "export default".length);
  return vm.runInNewContext(`(${tree.replace(/;\s*$/, "")})`, { ComponentCreator: (...args) => args });
}

const HELPERS = `import ComponentCreator from "@docusaurus/ComponentCreator";
import chunks from "@generated/routesChunkNames";
const route = (path, hash, names, rest) => {
  if (names) chunks[path + "-" + hash] = names;
  return { path, component: ComponentCreator(path, hash), ...rest };
};
const pages = (base, list, names, content, rest) =>
  list.split("|").map((page, at) => route(base + page, 0, { ...names, content: content + at }, rest));
`;

/** Module with the tree of routes; it also fills `routesChunkNames`, which is left empty for it. */
function compactRoutes(source, chunkNames) {
  const places = placesOf(chunkNames);
  const namesOf = (key) =>
    chunkNames[key] && JSON.parse(JSON.stringify(chunkNames[key]), (_, value) => places.get(value) ?? value);
  return `${HELPERS}export default ${writeList(readRoutes(source), namesOf)};\n`;
}

function writeList(routes, namesOf) {
  return `[${runsOf(routes.map((route) => entryOf(route, namesOf)))
    .map((run) => (run.length > 1 ? writeRun(run) : writeOne(run[0], namesOf)))
    .join(",\n")}]`;
}

function entryOf({ path, component: [, hash], routes, ...rest }, namesOf) {
  return { path, hash, routes, rest, names: namesOf(`${path}-${hash}`) };
}

/** Neighbours that `pages` can write together. */
function runsOf(entries) {
  const runs = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1), entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function follows(before, entry) {
  return (
    sameApartFromPage(before) === sameApartFromPage(entry) &&
    entry.names?.content === before.names.content + 1
  );
}

/** What two pages must share; undefined for a route that is no simple page. */
function sameApartFromPage({ path, routes, rest, names }) {
  if (routes || typeof names?.content !== "number" || path.includes("|")) return undefined;
  return JSON.stringify([rest, { ...names, content: undefined }]);
}

function writeRun(run) {
  const base = commonBase(run.map(({ path }) => path));
  const { names, rest } = run[0];
  const { content, ...others } = names;
  const list = run.map(({ path }) => path.slice(base.length)).join("|");
  return `...pages(${[base, list, others, content, rest].map((part) => JSON.stringify(part)).join(", ")})`;
}

function writeOne({ path, hash, routes, rest, names }, namesOf) {
  const attributes = Object.entries(rest).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  if (routes) attributes.push(`routes: ${writeList(routes, namesOf)}`);
  const known = [path, hash, names].map((part) => JSON.stringify(part) ?? "undefined");
  return `route(${known.join(", ")}, {${attributes.join(", ")}})`;
}

function commonBase([first, ...others]) {
  let length = first.lastIndexOf("/") + 1;
  while (!others.every((path) => path.startsWith(first.slice(0, length))))
    length = first.lastIndexOf("/", length - 2) + 1;
  return first.slice(0, length);
}

/** An entry of the registry: name, loader with a comment for the bundler, source path, module id. */
const REGISTRY_ENTRY =
  /^ *"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("[^"]*")\), ".*", require\.resolveWeak\(".*"\)\],/gm;

/** Module with the list of loaders. Chunks have no names, which the runtime would carry as a table. */
function compactRegistry(source, chunkNames) {
  const places = placesOf(chunkNames);
  const loaders = [...source.matchAll(REGISTRY_ENTRY)].map(([, name, file]) => [places.get(name), file]);
  if (loaders.length !== places.size)
    throw new Error("Docusaurus writes registry.js in a new way; see plugins/bundle.");
  const list = loaders.sort(([a], [b]) => a - b).map(([, file]) => `[() => import(${file})]`);
  return `export default [\n${list.join(",\n")}];\n`;
}

module.exports = { compactRoutes, compactRegistry };
