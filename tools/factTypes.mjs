// Writes the types of the fact files from their schemas; with `--check`, fails if a file in the tree is another.
import "./lib/help.cjs";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const COMMAND = "node tools/factTypes.mjs";

/** Folders with schemas, and the file and interface of their types: those of every site, and those of this one. */
const TARGETS = [
  ["packages/core/src/facts/schemas", "packages/core/src/facts/types.generated.ts", "SchemaTypes"],
  ["src/facts/schemas", "src/facts/types.generated.ts", "SiteTypes"],
];

for (const [folder, file, name] of TARGETS) {
  const types = await typesOf(folder, name);
  if (!process.argv.includes("--check")) writeFileSync(file, types);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== types) {
    console.error(`${file} does not fit the schemas. Fix: run "${COMMAND}".`);
    process.exitCode = 1;
  }
}

/** An interface with the data of each fact file, by its path in the folder of facts. */
async function typesOf(folder, name) {
  const schemas = readdirSync(folder)
    .sort()
    .map((file) => [
      file.replace(".schema.json", "").replace(".", "/"),
      withBranches(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))),
    ]);
  return compile(
    {
      description:
        "The data of each fact file, by its path in the folder of facts without the extension. Files of one folder share a type.",
      type: "object",
      properties: Object.fromEntries(
        schemas.map(([key, { title: _, definitions: __, ...schema }]) => [key, schema]),
      ),
      definitions: Object.assign({}, ...schemas.map(([, { definitions }]) => definitions)),
      required: schemas.map(([key]) => key),
      additionalProperties: false,
    },
    name,
    {
      bannerComment: `// Made of the schemas by \`${COMMAND}\`.`,
      style: { printWidth: 110, trailingComma: "all" },
    },
  );
}

/** The compiler of types reads neither `if` nor `then` nor `else`: a value is of one branch or the other. */
function withBranches(schema) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withBranches);
  if ("if" in schema) return { oneOf: [withBranches(schema.then), withBranches(schema.else)] };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withBranches(value)]));
}
