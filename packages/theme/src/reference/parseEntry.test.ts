import { parseEntry } from "./parseEntry";

it.each([
  ["", undefined],
  ["  ", undefined],
  ["vpn.example.com", "https://vpn.example.com"],
  [" https://VPN.example.com/ ", "https://vpn.example.com"],
  ["vpn.example.com:33073", "https://vpn.example.com:33073"],
  ["http://10.1.2.3:8080", "http://10.1.2.3:8080"],
  ["https://[fd00::1]:443", "https://[fd00::1]"],
  ["localhost:4010", "https://localhost:4010"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
])("reads %p as %p", (text, value) => expect(parseEntry("address", text)).toEqual({ value }));

it.each([
  "https://vpn.example.com/api",
  "https://vpn.example.com?x=1",
  "https://user:pw@vpn.example.com",
  "ftp://vpn.example.com",
  "javascript://x",
  'https://x"; rm -rf /',
  "https://$(id)",
  "https://`id`",
  "https://a'b",
  "<img src=x onerror=alert(1)>",
  "x".repeat(10_000),
])("refuses %p with a reason", (text) => expect(parseEntry("address", text)).toHaveProperty("error"));

it.each([
  ["", { value: undefined }],
  [" abc_DEF0123 ", { value: "abc_DEF0123" }],
  ["Token abc_1", { value: "abc_1" }],
])("reads the token %p", (text, entry) => expect(parseEntry("secret", text)).toEqual(entry));

it.each(['a"b', "a b", "a$b", "a'b", "a\\b", "<b>"])("refuses the token %p", (text) =>
  expect(parseEntry("secret", text)).toHaveProperty("error"),
);
