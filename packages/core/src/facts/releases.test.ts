import { knownRelease } from "./releases";

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
