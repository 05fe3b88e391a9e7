import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { freePort } from "docusaurus-waymark-core/build/freePort";
import { hostFiles } from ".";

const ANSWERS: readonly (readonly [asked: string, status: number, bodyOrTarget: string])[] = [
  ["/", 200, "index.html"],
  ["/a", 200, "a.html"],
  ["/a/", 301, "/a"],
  ["/a.html?x=1&y=%20", 301, "/a?x=1&y=%20"],
  ["/a/b//", 301, "/a/b"],
  ["/index.html", 301, "/"],
  ["/index", 301, "/"],
  ["/de/", 200, "de/index.html"],
  ["/de/index.html", 301, "/de/"],
  ["/de/none", 404, "de/404.html"],
  ["/a%20b/?x", 301, "/a%20b?x"],
  ["/a$uri/", 301, "/a$uri"],
  ["/old", 301, "/a#x"],
  ["/none/", 404, "404.html"],
  ["/none.md", 404, "404.md"],
  ["/404", 404, "404.html"],
  ["/.deploy/site.caddy", 404, "404.html"],
  ["/_headers", 404, "404.html"],
  ["/a.html.br", 404, "404.html"],
  ["/.well-known/x", 200, ".well-known/x"],
  ["//a/", 404, "404.html"],
  ["/%5Ca/", 404, "404.html"],
  ["/a%2F", 301, "/404"],
];
const PAGES =
  "a.html a/b.html index.html de/index.html 404.html de/404.html 404.md a.html.br .well-known/x".split(" ");

const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

(hasCaddy ? it : it.skip)("Caddy gives each page one address", async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "caddy-"));
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  };
  for (const page of [...PAGES, "a b.html", "a$uri.html"]) write(page, page);
  const files = hostFiles({
    url: "https://docs.example",
    baseUrl: "/",
    locales: ["de"],
    headers: [["X-A", "b"]],
    redirects: [{ from: "/old", to: "/a#x" }],
    securityContact: "https://code.example/security",
  });
  for (const [name, text] of Object.entries(files)) write(name, text);
  const port = await freePort();
  const site = `http://127.0.0.1:${port} {\nroot * ${root}\nimport ${root}/.deploy/site.caddy\nfile_server\n}\n`;
  write(".Caddyfile", `{\nadmin off\nauto_https off\n}\n${site}`);
  const server = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", path.join(root, ".Caddyfile")]);
  try {
    await new Promise<void>((resolve, reject) => {
      server.stderr.on("data", (text) => String(text).includes("serving initial configuration") && resolve());
      server.on("exit", reject);
    });
    const answers = [];
    for (const [asked] of ANSWERS) answers.push([asked, ...(await answerOf(port, asked))]);
    expect(answers).toEqual(ANSWERS);
  } finally {
    server.removeAllListeners();
    server.kill();
    fs.rmSync(root, { recursive: true });
  }
});

/** Status, and the target of a redirect or the body. */
function answerOf(port: number, asked: string): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: "127.0.0.1", port, path: asked }, (response) => {
      let body = "";
      response.on("data", (part) => (body += String(part)));
      response.on("end", () => resolve([response.statusCode ?? 0, response.headers.location ?? body]));
    });
    request.on("error", reject);
  });
}
