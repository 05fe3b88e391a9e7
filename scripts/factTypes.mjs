// Writes the types of the fact files from their schemas; with `--check`, fails if the file in the tree is another.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SCHEMAS = "src/facts/schemas";
const FILE = "src/facts/types.generated.ts";
const COMMAND = "node scripts/factTypes.mjs";

const schemas = readdirSync(SCHEMAS)
  .sort()
  .map((file) => [
    file.replace(".schema.json", "").replace(".", "/"),
    withBranches(JSON.parse(readFileSync(`${SCHEMAS}/${file}`, "utf8"))),
  ]);

const names = schemas.map(([name]) => name);
const types = await compile(
  {
    description:
      "The data of each fact file, by its path below `src/facts` without the extension; of all files of messages as `messages`.",
    type: "object",
    properties: Object.fromEntries(
      schemas.map(([name, { title: _, definitions: __, ...schema }]) => [name, schema]),
    ),
    definitions: Object.assign({}, ...schemas.map(([, { definitions }]) => definitions)),
    required: names,
    additionalProperties: false,
  },
  "Facts",
  {
    bannerComment: `// Made of the schemas by \`${COMMAND}\`.\n\n/** Names of the schemas. */\nexport const SCHEMA_NAMES = ${JSON.stringify(names)} as const;`,
    style: { printWidth: 110, trailingComma: "all" },
  },
);

if (!process.argv.includes("--check")) writeFileSync(FILE, types);
else if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== types) {
  console.error(`${FILE} does not fit the schemas. Fix: run "${COMMAND}".`);
  process.exitCode = 1;
}

/** The compiler of types reads neither `if` nor `then` nor `else`: a value is of one branch or the other. */
function withBranches(schema) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withBranches);
  if ("if" in schema) return { oneOf: [withBranches(schema.then), withBranches(schema.else)] };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withBranches(value)]));
}
