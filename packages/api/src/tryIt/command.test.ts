import { execFileSync } from "node:child_process";
import { commandOf } from "./command";
import type { Call } from "./simulation";

const PLACES = {
  baseUrl: "https://vpn.example.com",
  tokenVariable: "X_API_TOKEN",
  simulatedToken: "simulated",
};
const json = (text: string) => ({ mediaType: "application/json", text });
const TOKEN = { in: "header", name: "Authorization", prefix: "Token " } as const;
const call: Call = {
  method: "POST",
  target: "/api/groups?name=a",
  credentials: [TOKEN],
  token: "simulated",
  headers: [],
  body: json('{"name":"a"}'),
};

/** The words that a shell makes of a command, with the name of the program replaced. */
function wordsOf(command: string): string[] {
  const printing = command.replace(/^curl/, "printf '%s\\0'");
  const printed = execFileSync("sh", ["-c", printing], {
    encoding: "utf8",
    env: { X_API_TOKEN: "from-environment" },
  });
  return printed.split("\0").slice(0, -1);
}

it("reads the token from the environment until the reader has given one", () => {
  expect(commandOf(call, PLACES)).toBe(String.raw`curl --silent --show-error --fail-with-body \
  --request POST \
  --header "Accept: application/json" \
  --header "Authorization: Token $X_API_TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"name":"a"}' \
  "https://vpn.example.com/api/groups?name=a"`);
  expect(commandOf({ ...call, token: "own" }, PLACES)).toContain("'Authorization: Token own'");
  for (const command of [
    commandOf({ ...call, credentials: [] }, PLACES),
    commandOf({ ...call, token: "" }, PLACES),
  ])
    expect(command).not.toContain("Authorization");
});

it.each([
  "'; touch /tmp/x; '",
  '"$(id)`id`',
  "a\\",
  "@/etc/passwd",
  "-K file",
  "x".repeat(10_000),
  "!$&|<>*?#~",
])("keeps %s one argument in the token and in the body", (hostile) => {
  const words = wordsOf(commandOf({ ...call, token: hostile, body: json(hostile) }, PLACES));
  expect(words).toContain(`Authorization: Token ${hostile}`);
  const [option, value] = words.slice(words.findIndex((word) => word.startsWith("--data")));
  expect([option, value]).toEqual([hostile.startsWith("@") ? "--data-raw" : "--data", hostile]);
  expect(words.at(-1)).toBe("https://vpn.example.com/api/groups?name=a");
});

it("keeps a stored address one argument, whatever is stored", () => {
  const baseUrl = "https://a\"$(id)`id`'b";
  expect(wordsOf(commandOf(call, { ...PLACES, baseUrl })).at(-1)).toBe(`${baseUrl}/api/groups?name=a`);
});

it("removes control characters", () => {
  expect(commandOf({ ...call, body: json("a\u001b[2Jb\u0007") }, PLACES)).toContain("--data 'a[2Jb'");
});

it("sends forms, cookies, headers and keys of the query", () => {
  const form = {
    mediaType: "multipart/form-data",
    text: "",
    fields: [
      { name: "a", text: "@b;c" },
      { name: "f", file: "x" },
    ],
  };
  const credentials = [
    { in: "query", name: "key", prefix: "" } as const,
    { in: "cookie", name: "c", prefix: "" } as const,
  ];
  const words = wordsOf(commandOf({ ...call, credentials, headers: [["X-A", "it's"]], body: form }, PLACES));
  expect(words).toEqual(
    expect.arrayContaining([
      "Cookie: c=from-environment",
      "X-A: it's",
      "--form-string",
      "a=@b;c",
      "--form",
      "f=@x",
    ]),
  );
  expect(words.at(-1)).toBe("https://vpn.example.com/api/groups?name=a&key=from-environment");
});
