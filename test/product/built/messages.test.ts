import fs from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import type { FormatsPlugin } from "ajv-formats";
import { VARIANT } from "../../../tools/lib/variant.mjs";
import { compressedSize } from "../../../tools/lib/pageWeight";
import { loadBuiltSearch } from "docusaurus-theme-waymark-search/commands/searchBuild";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { INDEX_FILES } from "docusaurus-theme-waymark-search/model";
import { BUILDS } from "../../built/site";
import logLines from "../readOutput/logLines.fixture.json";

describe.each(BUILDS)("messages in the search of %s", (_, identity, folder) => {
  // Both identities search pasted lines in the embedded index. The second one is asked for a third of them.
  it("are found first for 95 % of all pasted lines from public reports that have a message", async () => {
    const search = await loadBuiltSearch(folder);
    const step = folder === VARIANT.outDir ? 3 : 1;
    const known = logLines.filter(([, id], at) => id !== "" && id !== "normal" && at % step === 0);
    const first = await Promise.all(
      known.map(async ([line = "", id = ""]) => {
        const { hits } = await search.search({ query: resolveTokens(line, tokensOf(identity)) });
        return hits[0]?.url.endsWith(`#${id}`) === true;
      }),
    );
    expect(first.filter(Boolean).length).toBeGreaterThanOrEqual(0.95 * known.length);
  });

  // Many texts are of earlier releases: readers paste them too. The file is fetched when they do.
  it("are there for pasted lines only, and need 120 kB for all texts", () => {
    const titles = fs.readFileSync(path.join(folder, INDEX_FILES.titles), "utf8");
    expect(titles).not.toContain("disconnected from the Management service");
    expect(compressedSize(path.join(folder, INDEX_FILES.quotes))).toBeLessThanOrEqual(120_000);
  });
});

describe.each(BUILDS)("messages.json of %s", (_, { links }, folder) => {
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), "utf8");

  it("fits its schema, and the address of each message is there", () => {
    const ajv = new Ajv({ strict: false });
    jest.requireActual<FormatsPlugin>("ajv-formats")(ajv);
    const content = JSON.parse(read("messages.json")) as { messages: readonly { readonly url: string }[] };
    const fits = ajv.compile(JSON.parse(read("messages.schema.json")) as object);
    expect(fits(content) ? [] : fits.errors).toEqual([]);
    const { messages } = content;
    expect(messages.length).toBeGreaterThan(250);
    const pages = new Map<string, string>();
    const lost = messages.filter(({ url }) => {
      const { origin, pathname, hash } = new URL(url);
      const file = `messages/${path.basename(pathname)}.html`;
      if (!pages.has(file)) pages.set(file, read(file));
      return origin !== new URL(links.docs).origin || !pages.get(file)?.includes(` id="${hash.slice(1)}"`);
    });
    expect(lost).toEqual([]);
  });
});
