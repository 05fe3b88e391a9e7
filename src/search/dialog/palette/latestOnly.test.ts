import { latestOnly } from "./latestOnly";

function held() {
  const resolvers = new Map<string, (value: string) => void>();
  const call = (name: string): Promise<string> => new Promise((resolve) => resolvers.set(name, resolve));
  return { call: latestOnly(call), answer: (name: string) => resolvers.get(name)?.(name) };
}

test("1.16 a late answer to an older query gives way to the newer one", async () => {
  const { call, answer } = held();
  const older = call("older");
  const newer = call("newer");
  answer("newer");
  answer("older");
  await expect(Promise.all([older, newer])).resolves.toEqual(["newer", "newer"]);
});

test("1.16 an early answer to an older query waits for the newer one", async () => {
  const { call, answer } = held();
  const settled = jest.fn();
  const older = call("older").then(settled);
  const newer = call("newer");
  answer("older");
  await Promise.resolve();
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  answer("newer");
  await Promise.all([older, newer]);
  expect(settled).toHaveBeenCalledWith("newer");
});

test("one call after the other answers for itself", async () => {
  const call = latestOnly((name: string) => Promise.resolve(name));
  await expect(call("one")).resolves.toBe("one");
  await expect(call("two")).resolves.toBe("two");
});
