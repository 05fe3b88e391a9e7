interface Trim {
  readonly rules: Readonly<Record<"config" | "globalData", (source: string) => string>>;
}

const { rules } = jest.requireActual<Trim>("./trim.cjs");

test("of the configuration, what the browser reads is left and paths of the machine are not", () => {
  const config = {
    title: "Site",
    baseUrl: "/",
    future: { faster: {}, experimental_router: "browser" },
    presets: [["classic", { siteDir: "/home/me/site" }]],
    themeConfig: { colorMode: {}, prism: { theme: {} } },
    ssrTemplate: "<html>",
  };
  const trimmed = rules.config(`/* note {} */\nexport default ${JSON.stringify(config, null, 2)};\n`);
  expect(trimmed).toBe(
    'export default {"title":"Site","baseUrl":"/","themeConfig":{"colorMode":{},"prism":{}},' +
      '"future":{"experimental_router":"browser"}};\n',
  );
});

test("the docs data keeps its versions without their pages", () => {
  const data = { docs: { default: { versions: [{ name: "current", docs: [{ id: "a" }] }] } } };
  const trimmed = rules.globalData(JSON.stringify({ plugin: data.docs }));
  expect(JSON.parse(trimmed)).toEqual({ plugin: { default: { versions: [{ name: "current", docs: [] }] } } });
});
