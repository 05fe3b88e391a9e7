import { acme } from "docusaurus-waymark-core/product/identity.fixture";
import { checkedOptions } from "./options";

it("fills in defaults", () => {
  expect(checkedOptions({ product: acme, folder: "reference" })).toMatchObject({
    file: "api/openapi.yaml",
    folder: "reference",
    basePath: "/api",
  });
});

it("names each wrong option with its fix", () => {
  const wrong = {
    product: acme,
    file: "/openapi.yaml",
    basePath: "api",
    editions: { billing: "/api/billing" },
    guide: [],
  };
  const message = (() => {
    try {
      return checkedOptions(wrong as unknown as Parameters<typeof checkedOptions>[0]);
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message).toBe(
    [
      'apiReference: there is no option "guide". Fix: remove it, or use one of product, file, folder, basePath, editions, guides.',
      'apiReference: the option "file" is not valid. Fix: write a path from the folder of the site, such as "api/openapi.yaml".',
      'apiReference: the option "basePath" is not valid. Fix: begin it with a slash, and end it without one, as in "/api".',
      'apiReference: the option "editions" is not valid. Fix: write lists by feature, as in { billing: ["/api/billing"] }.',
    ].join("\n"),
  );
});
