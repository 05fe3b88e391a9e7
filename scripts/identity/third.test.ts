import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type * as Product from "../../src/product";
import { IDENTITIES } from "../../src/product";
import { identityProblems } from "../../src/product/checkIdentity";
import { peerloom } from "../../src/product/peerloom";
import { addIdentity, findLeaks, THIRD_IDENTITY } from "./third";

// The test copies the identities of the site.
jest.unmock("../../src/product/identities");

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "third-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

test("the third identity is whole, and shares no name with the others", () => {
  expect(identityProblems(THIRD_IDENTITY)).toEqual([]);
  fs.writeFileSync(path.join(folder, "index.html"), JSON.stringify(THIRD_IDENTITY));
  expect(findLeaks(folder, IDENTITIES)).toEqual([]);
});

test("it is chosen after a file and its name in the list; a broken file is named with its field", () => {
  fs.cpSync("src/product", path.join(folder, "src/product"), { recursive: true });
  const broken = { ...THIRD_IDENTITY, name: undefined, brand: { ...THIRD_IDENTITY.brand, accentHue: 700 } };
  addIdentity(folder, broken as unknown as typeof THIRD_IDENTITY);
  const { chooseProduct } = jest.requireActual<typeof Product>(path.join(folder, "src/product/index.ts"));
  expect(chooseProduct(undefined).slug).toBe(IDENTITIES[0].slug);
  expect(() => chooseProduct(THIRD_IDENTITY.slug)).toThrow(
    'src/product/veilmesh.ts: "name" is missing. Fix: write one line of text.\n' +
      'src/product/veilmesh.ts: "brand.accentHue" is "700". Fix: write degrees from 0 to 360.',
  );
});

test.each([
  ["a name in a text", "a.html", "<p>peerLoom</p>", "a.html has peerloom"],
  ["a name in a file name", "peerloom.svg", "", "peerloom.svg has peerloom"],
  ["a variable", "a.md", "export PL_SETUP_KEY=1", "a.md has (?<![A-Za-z0-9_])PL_[A-Z]"],
  ["a token", "search-text.json", '"plp_abc"', "search-text.json has (?<![A-Za-z0-9_])plp_"],
  ["an interface", "a.html", "ip addr show pl0", "a.html has (?<![A-Za-z0-9_])pl0\\b"],
  ["a mark", "a.js", 'd:"M2.5 14.5h27v3h-27z"', "a.js has M2\\.5 14\\.5h27v3h-27z"],
])("%s of another identity is found", (_, file, text, leak) => {
  fs.writeFileSync(path.join(folder, file), text);
  expect(findLeaks(folder, [peerloom])).toEqual([leak]);
});
