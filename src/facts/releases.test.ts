import fs from "node:fs";
import { COMMANDS } from "./commands";
import { compareReleases } from "../lib/compareReleases";
import { DATED_RELEASES, knownRelease } from "./releases";

test.each([
  ["0.66", "0.66"],
  ["v0.66.3", "0.66.3"],
  ["0.77.9", "0.77.9"],
  ["0.60.0", "0.60.0"],
  ["0.59.9", undefined],
  ["0.78", undefined],
  ["99", undefined],
  ["0.66.3.1", undefined],
  ["0.66<script>", undefined],
  ["0".repeat(10_000), undefined],
  [null, undefined],
])("%p names the release %p", (text, release) => expect(knownRelease(text)).toBe(release));

test("the list of dated releases is sorted, and holds every one that commands and the API name", () => {
  expect([...DATED_RELEASES].sort(compareReleases)).toEqual(DATED_RELEASES);
  const flags = COMMANDS.flatMap(({ flags: own }) => own);
  const api = fs.readFileSync("api/openapi.yaml", "utf8").matchAll(/x-since: (\S+)/g);
  const named = [
    ...[...COMMANDS, ...flags].flatMap(({ since }) => since ?? []),
    ...[...api].map(([, since]) => since),
  ];
  expect(named.filter((since) => !DATED_RELEASES.some((dated) => dated === since))).toEqual([]);
});
