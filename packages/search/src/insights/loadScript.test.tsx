import { loadScript } from "./loadScript";

const source = { src: "https://cdn.example/search-insights.min.js", integrity: "sha384-abc" };
const scriptOf = (): HTMLScriptElement => {
  const script = document.querySelector<HTMLScriptElement>(`script[src="${source.src}"]`);
  if (!script) throw new Error("No script was added.");
  return script;
};

afterEach(() => document.body.replaceChildren());

test("the script is requested with its hash, and calls are queued until it runs", async () => {
  const loading = loadScript(source);
  const script = scriptOf();
  expect(script).toMatchObject({ integrity: source.integrity, crossOrigin: "anonymous" });
  script.dispatchEvent(new Event("load"));
  const client = await loading;
  client("init", { appId: "APP", apiKey: "key", useCookie: false });
  const held = window as unknown as { AlgoliaAnalyticsObject: string; aa: { queue: unknown[][] } };
  expect(held.AlgoliaAnalyticsObject).toBe("aa");
  expect(held.aa.queue).toEqual([["init", { appId: "APP", apiKey: "key", useCookie: false }]]);
});

test("a script that cannot be loaded is a rejection", async () => {
  const loading = loadScript(source);
  scriptOf().dispatchEvent(new Event("error"));
  await expect(loading).rejects.toThrow("could not be loaded");
});
