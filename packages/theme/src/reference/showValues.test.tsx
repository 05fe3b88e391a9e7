import { act } from "@testing-library/react";
import { VALUES_EVENT } from "docusaurus-waymark-core/protocol/events";
import type { ReaderValues } from "docusaurus-waymark-core/values/readerValues";
import { initReaderValues } from "./showValues";

const KEY = "values";
const text = (id: string): string | null | undefined => document.getElementById(id)?.textContent;
const newer = (id: string): string | undefined => document.getElementById(id)?.dataset["newer"];
const set = (detail: ReaderValues): boolean =>
  window.dispatchEvent(new CustomEvent(VALUES_EVENT, { detail }));

beforeAll(() => {
  localStorage.setItem(KEY, JSON.stringify({ release: "0.66", peer: "a b" }));
  document.body.innerHTML = `<p id="new" data-since="0.70.5">x</p><p id="old" data-since="0.66.0">x</p>
    <var id="peer" data-var="peer sh">web-1</var>`;
  initReaderValues("");
});

afterAll(() => {
  localStorage.clear();
  set({});
});

test("what came after the reader's release is marked, and what is there is not", () => {
  expect([newer("new"), newer("old")]).toEqual(["0.66", undefined]);
  expect(text("peer")).toBe("'a b'");
});

test("what is rendered later is filled in too, and what is rendered anew keeps its own default", async () => {
  await act(async () => {
    document.body.insertAdjacentHTML("beforeend", '<p id="later" data-since="0.67.0"></p>');
    const peer = document.getElementById("peer");
    if (peer) peer.textContent = "db-1";
    await Promise.resolve();
  });
  expect(newer("later")).toBe("0.66");
  expect(text("peer")).toBe("'a b'");
  set({});
  expect(text("peer")).toBe("db-1");
  expect([newer("new"), newer("later")]).toEqual([undefined, undefined]);
});

test("the address names a release before storage, and a bad one counts for nothing", () => {
  for (const [query, release] of [
    ["?release=0.71", "0.71"],
    ["?release=%3Cimg%20src=x%3E", "0.66"],
    ["?release=99.1", "0.66"],
  ] as const) {
    window.history.replaceState(null, "", query);
    initReaderValues("");
    expect(window.siteReaderValues?.release).toBe(release);
  }
  window.history.replaceState(null, "", "/");
});

test("readers with a self-hosted server see its texts instead of those of the cloud, but not instead of their own", () => {
  document.head.innerHTML = '<meta name="self-hosted" content="baseUrl=https://vpn.example.com&peer=own-1">';
  document.body.innerHTML = `<var id="cloud" data-var="baseUrl sh">https://api.cloud.test</var>
    <var id="own" data-var="baseUrl sh">https://vpn.example.com:443</var><var id="peer" data-var="peer sh">web-1</var>`;
  localStorage.setItem(KEY, JSON.stringify({ edition: "self-hosted", peer: "a b" }));
  initReaderValues("");
  expect(["cloud", "own", "peer"].map(text)).toEqual([
    "https://vpn.example.com",
    "https://vpn.example.com:443",
    "'a b'",
  ]);
});

test("links to the cloud's web app go to the server of readers who host their own", () => {
  document.head.innerHTML = '<meta name="self-hosted" content="app=https://app.cloud.test">';
  document.body.innerHTML = `<a id="app" href="https://app.cloud.test/peers">web app</a>`;
  localStorage.clear();
  initReaderValues("");
  const href = (values: ReaderValues): string | null | undefined => {
    set(values);
    return document.getElementById("app")?.getAttribute("href");
  };
  expect(href({})).toBe("https://app.cloud.test/peers");
  expect(href({ edition: "self-hosted" })).toBeNull();
  expect(href({ edition: "self-hosted", baseUrl: "https://vpn.test:443" })).toBe("https://vpn.test/peers");
  expect(href({ edition: "self-hosted", baseUrl: "no address" })).toBeNull();
  expect(href({ edition: "cloud", baseUrl: "https://vpn.test" })).toBe("https://app.cloud.test/peers");
});
