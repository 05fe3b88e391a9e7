import { createQueue } from "./queue";

const hydrate = async (): Promise<void> => {
  document.documentElement.setAttribute("data-has-hydrated", "true");
  // Mutation observers run in a microtask.
  await Promise.resolve();
};

beforeEach(() => document.documentElement.removeAttribute("data-has-hydrated"));
afterEach(() => document.body.replaceChildren());

test("tasks run after hydration, in order; cancelled ones do not", async () => {
  const done: string[] = [];
  const queue = createQueue();
  queue.add(() => done.push("cancelled"));
  queue.cancel();
  for (const name of ["first", "second"]) queue.add(() => done.push(name));
  expect(done).toEqual([]);
  await hydrate();
  expect(done).toEqual(["first", "second"]);
});

test("a pressed control shows that it waits, until its task runs or is cancelled", async () => {
  const queue = createQueue();
  const [first, second] = [document.createElement("button"), document.createElement("button")];
  queue.add(() => undefined, first);
  expect(first).toHaveAttribute("aria-busy", "true");
  queue.cancel();
  queue.add(() => expect(second.hasAttribute("aria-busy")).toBe(false), second);
  await hydrate();
  expect([first, second].map((control) => control.hasAttribute("aria-busy"))).toEqual([false, false]);
});

test("while search is open its Escape cancels nothing; tasks run when it is closed", async () => {
  const done: string[] = [];
  const queue = createQueue();
  const search = document.createElement("dialog");
  search.id = "site-search";
  search.setAttribute("open", "");
  document.body.append(search);
  queue.add(() => done.push("task"));
  queue.cancel();
  await hydrate();
  expect(done).toEqual([]);
  search.removeAttribute("open");
  search.dispatchEvent(new Event("close"));
  expect(done).toEqual(["task"]);
});
