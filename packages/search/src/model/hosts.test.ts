import { parseHosts } from "./hosts";

test.each([
  ["a.example.com", [["a.example.com", "https"]]],
  [
    " a.example.com:8443 ,https://b.example.com/,",
    [
      ["a.example.com:8443", "https"],
      ["b.example.com", "https"],
    ],
  ],
  [
    "localhost:1,search.localhost:2,127.0.0.1:3,[::1]:4",
    [
      ["localhost:1", "http"],
      ["search.localhost:2", "http"],
      ["127.0.0.1:3", "http"],
      ["[::1]:4", "http"],
    ],
  ],
  ["https://localhost:1", [["localhost:1", "https"]]],
  ["http://localhost:1", [["localhost:1", "http"]]],
])("%s", (value, hosts) => {
  expect(parseHosts(value, "HOSTS").map(({ url, protocol }) => [url, protocol])).toEqual(hosts);
});

test.each(["a.example.com/path", "user:secret@a.example.com", "a b", "ftp://a.example.com", "a:99999", "?"])(
  "%s is not a host",
  (value) => {
    expect(() => parseHosts(`ok.example.com,${value}`, "HOSTS")).toThrow(
      `HOSTS: "${value}" is no host. Fix: write host or host:port, several separated by commas.`,
    );
  },
);

test.each(["http://a.example.com", "http://localhost.example.com", "http://127.example.com"])(
  "%s is rejected, because http is not encrypted",
  (value) => {
    expect(() => parseHosts(value, "HOSTS")).toThrow(
      `HOSTS: "${value}" would send what readers type over http. Fix: use https; http is for this machine only.`,
    );
  },
);
