import fc from "fast-check";
import { templateIndex } from "./templates";

const TEXTS = [
  "failed to open <file>: <error>",
  "failed to open <file>: <error>, trying <other>",
  "peer <name> not found",
  "no rule",
  "permission denied",
  "connection to Management service was closed by the server",
];
const { find, closest } = templateIndex(TEXTS, (text) => text);

test("a line has the texts whose fixed parts it contains in order, the longest first", () => {
  expect(find("ERRO x.go:1: peer a not found: Failed to open 'a.txt': busy")).toEqual([TEXTS[0], TEXTS[2]]);
  // The shorter text is a less exact form of the longer one.
  expect(find("ERRO x.go:1: Failed to open 'a.txt': busy, trying b.txt")).toEqual([TEXTS[1]]);
  expect(find("not found: peer a")).toEqual([]);
  expect(find("peer  «a»  NOT-FOUND")).toEqual([TEXTS[2]]);
  // Its few words are in other messages too, there with a colon between them or as a part of a longer word.
  expect(find("peer a: file b not found")).toEqual([]);
  expect(find("peer_linux.go b not found")).toEqual([]);
  expect(find("mesh.peer a not found")).toEqual([]);
});

test("a value in quotation marks is in them in the line too", () => {
  const text = 'database "<name>" does not exist';
  const index = templateIndex([text], (item) => item);
  expect(index.find('FATAL: database "mesh" does not exist (SQLSTATE 3D000)')).toEqual([text]);
  expect(index.find(String.raw`msg="database \"mesh\" does not exist"`)).toEqual([text]);
  expect(index.find('connect to host=db database=mesh: role "app" does not exist')).toEqual([]);
});

test("a text that is too short to tell lines apart is not found", () => {
  expect(find("no rule")).toEqual([]);
});

test("a short text is found where a message begins, and not at the end of an error of the system", () => {
  const begins = [
    "Permission denied",
    "Error: permission denied",
    "rpc error: code = X desc = permission denied",
  ];
  const logged = [
    "ERRO x.go:1: permission denied",
    "E GoLog: [ERRO] x.go:1 permission denied",
    "2026/11/26 05:37:34 permission denied",
    '{"message":"permission denied","code":403}',
    "err=permission denied",
  ];
  for (const line of [...begins, ...logged]) expect(find(line)).toEqual(["permission denied"]);
  for (const line of ["open /etc/x: permission denied", "socket: permission denied", "no permission denied"])
    expect(find(line)).toEqual([]);
});

test("the closest text has most words in common", () => {
  expect(closest("the connection to the management service was closed")).toBe(TEXTS[5]);
  expect(closest("the connection was slow")).toBeUndefined();
  // A line that was cut while it was copied.
  expect(closest("ERRO x.go:1: Connection to Management service w")).toBe(TEXTS[5]);
});

test("a line that is cut from two texts is that of the one that explains most of it", () => {
  const [part, whole] = [
    "MESH_STORE_ENGINE_POSTGRES_DSN is not set",
    "the engine is postgres but MESH_STORE_ENGINE_POSTGRES_DSN is not set",
  ];
  const index = templateIndex([part, whole], (text) => text);
  expect(index.closest(whole.slice(0, -7))).toBe(whole);
  expect(index.closest(part.slice(0, -7))).toBe(part);
});

test("a cause comes after the message that repeats it, however long it is", () => {
  const cause = "connect: the target machine actively refused the connection";
  const index = templateIndex(
    ["failed to dial: <error>", cause],
    (text) => text,
    (text) => text === cause,
  );
  expect(index.find(`failed to dial: ${cause}`)).toEqual(["failed to dial: <error>", cause]);
});

test("every text is found in a line with any values, between any words", () => {
  const value = fc.stringMatching(/^[\w./:-]{1,20}$/);
  fc.assert(
    fc.property(
      fc.constantFrom(...TEXTS.filter((text) => text.replace(/<[^<>]*>/g, "").length > 20)),
      fc.array(value, { minLength: 5, maxLength: 5 }),
      (text, values) => {
        let index = 0;
        const line = `${values[3]} ${text.replace(/<[^<>]*>/g, () => values[index++ % values.length] ?? "x")} ${values[4]}`;
        expect(find(line)).toContain(text);
      },
    ),
  );
});
