import { runCommand } from "./commands";

test("a program that does not exist ends with 127, and leaves no timer behind", async () => {
  const before = process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  expect((await runCommand(["no-such-program"])).code).toBe(127);
  expect(process.getActiveResourcesInfo().filter((kind) => kind === "Timeout")).toHaveLength(before);
});

test("a program that takes too long is stopped, and has no code", async () => {
  const program = ["node", "-e", "process.stdout.write('begun'); setInterval(() => {}, 1000)"] as const;
  expect((await runCommand(program, { timeoutMs: 1500 })).code).toBeNull();
});
