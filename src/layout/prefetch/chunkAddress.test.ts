import { addressOf } from "./chunkAddress";

const runtimeWith = (fetched: string[]) => ({
  e: (id: string) => Promise.resolve(fetched.push(id)),
  u: (id: string) => `assets/js/${id}.js`,
  p: "/docs/",
  gca: () => "",
});

test("the address is that of the page's own chunk, and nothing is fetched", async () => {
  const fetched: string[] = [];
  const runtime = runtimeWith(fetched);
  const load = () => Promise.all([runtime.e("shared"), runtime.e("own")]).then(() => fetched.push("module"));
  expect(addressOf(load, runtime)).toBe("/docs/assets/js/own.js");
  await Promise.resolve();
  expect(fetched).toEqual([]);
  await load();
  expect(fetched).toEqual(["shared", "own", "module"]);
});

test("what is in the application already has no address", () => {
  expect(addressOf(() => Promise.resolve({}), runtimeWith([]))).toBe("");
});

test("fetching works again after a loader that fails", () => {
  const fetched: string[] = [];
  const runtime = runtimeWith(fetched);
  const fails = () => {
    throw new Error("broken");
  };
  expect(() => addressOf(fails, runtime)).toThrow("broken");
  void runtime.e("later");
  expect(fetched).toEqual(["later"]);
});
