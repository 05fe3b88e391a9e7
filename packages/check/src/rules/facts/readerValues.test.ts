import { readerPlaces } from "docusaurus-waymark-core/values/readerPlaces";
import { readerValueRule } from "./readerValues";
import { fence, findingsOf } from "../seed.fixture";
import { sinceRule } from "./since";

const page = (front: readonly string[], ...body: readonly string[]): string =>
  ["---", ...front, "---", "", ...body].join("\n");
const COMMAND = fence("bash", "{{cli}} up --profile customer-a");

describe("values that readers set", () => {
  const found = (front: readonly string[], ...body: readonly string[]): string[] =>
    findingsOf(readerValueRule, page(front, ...body));

  it("pass where their texts stand in code, content tokens replaced", () => {
    expect(found(["values:", "  profile: customer-a"], COMMAND)).toEqual([]);
    expect(found(["values: { profile: customer-a }"], "Use `customer-a`.")).toEqual([]);
    const curl = fence("bash", "curl {{apiUrl}}/api/peers https://vpn.example.com");
    expect(found(['values: { baseUrl: ["{{apiUrl}}", https://vpn.example.com] }'], curl)).toEqual([]);
  });

  it("an unknown name is found, with the nearest one", () => {
    expect(found(["title: A", "values:", "  profil: customer-a"], COMMAND)).toEqual([
      'docs/x.mdx:4:3 reader-value: There is no reader value called "profil". Fix: write "profile".',
    ]);
  });

  it.each([
    ["values: [profile]", 'Readers set no value "0"'],
    ["values: profile", "The values of the page are not a list of names."],
    ["values: { profile: }", 'The value "profile" has no text.'],
    ["values: { profile: customer-b }", '"customer-b" does not occur in the code of this page.'],
  ])("%s is found", (front, message) => {
    const [first = ""] = found([front], COMMAND);
    expect(first.includes(message) || first.includes("not a list of names")).toBe(true);
  });

  it("a name in quotes of PowerShell is found: nothing writes every name there", () => {
    const body = fence("powershell", '& $cli profile add "customer-a"');
    expect(found(["values: { profile: customer-a }"], body)).toEqual([
      expect.stringContaining('docs/x.mdx:2:11 reader-value: "customer-a" is inside quotes'),
    ]);
  });
});

describe("places of values", () => {
  const forms = (language: string, text: string): (string | undefined)[] =>
    readerPlaces(
      { language, text },
      {
        baseUrl: ["https://vpn.example.com:443", "https://vpn.example.com"],
        serverHost: "vpn.example.com",
        domain: "corp.example.com",
        peer: "web-1",
        token: "$TOKEN",
      },
    ).map(({ form }) => form);

  it.each([
    ["bash", "x web-1 'a web-1' \"a web-1\" # it's web-1", ["peer sh", "peer sq", "peer dq", "peer sh"]],
    ["bash", "x web-10 a-web-1 web-1.example.com", []],
    ["bash", `x '{"n": "web-1"}' ".n == \\"web-1\\""`, ["peer json sq", "peer json dq"]],
    ["bash", `jq '.[] | select(.a == "b") | web-1'`, ["peer sq"]],
    ["bash", "x deploy@web-1", ["peer sh"]],
    ["bash", "u https://vpn.example.com:443 https://vpn.example.com:8443", ["baseUrl sh"]],
    ["bash", "u https://vpn.example.com/api vpn.example.com", ["baseUrl sh", "baseUrl host sh"]],
    ["bash", 'curl -H "T $TOKEN"', ["token dq"]],
    ["powershell", 'x web-1 "$TOKEN"', ["peer ps", "token"]],
    ["json", '{"a": "web-1", "b": "git.corp.example.com"}', ["peer json", "domain json"]],
    ["yaml", "a: web-1", ["peer yaml"]],
    ["text", "web-1 is up", ["peer raw"]],
    ["ini", "Host=web-1 corp.example.com", [undefined, "domain"]],
  ])("%s: %s", (language, text, expected) => expect(forms(language, text)).toEqual(expected));
});

describe("releases that brought something", () => {
  it("are those to which the facts date something", () => {
    const body = page(
      ["since: 0.72.4"],
      'Text <Since release="0.73.0">since</Since>, <Since release="0.70.6" />.',
    );
    expect(findingsOf(sinceRule, body)).toEqual([
      expect.stringContaining(
        'docs/x.mdx:2:8 since: src/facts has no date for release "0.72.4". Fix: write "0.72.3"',
      ),
      expect.stringContaining(
        'docs/x.mdx:5:61 since: src/facts has no date for release "0.70.6". Fix: write "0.70.5"',
      ),
    ]);
  });
});
