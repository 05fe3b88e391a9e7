import type { CliCommand, CliFlag } from "./commands";
import { COMMANDS, GLOBAL_FLAGS } from "./commands";

const FLAG_COUNTS: readonly (readonly [path: string, count: number])[] = [
  ["", 13],
  ["up", 32],
  ["login", 5],
  ["deregister", 1],
  ["status", 10],
  ["service", 6],
  ["service install", 7],
  ["service reconfigure", 7],
  ["ssh", 11],
  ["networks select", 1],
  ["profile list", 1],
  ["state clean", 1],
  ["state delete", 1],
  ["kubernetes write-kubeconfig", 1],
  ["debug bundle", 5],
  ["debug for", 6],
  ["debug capture", 6],
  ["debug trace", 11],
  ["expose", 7],
];
const TOKENS = ["slug", "env", "winDir", "interface", "apiHost", "appHost", "debugUploadUrl"];
const FAMILIES_WITH_VARIABLES = ["", "up", "service", "ssh"];
const FLAGS_WITHOUT_VARIABLE = ["--service-env"];
const PLATFORM_DEPENDENT = ["--network-monitor", "--allow-server-ssh"];

const flagRows: readonly (readonly [label: string, flag: CliFlag, command: CliCommand])[] = COMMANDS.flatMap(
  (command) => command.flags.map((flag) => [`${command.path} ${flag.name}`, flag, command] as const),
);
const commandRows = COMMANDS.map((command) => [command.path, command] as const);
const childRows = commandRows.filter(([path]) => path.includes(" "));
const shortRows = flagRows.filter(([, flag]) => flag.short !== undefined);

const find = (path: string): CliCommand | undefined => COMMANDS.find((command) => command.path === path);
const parentOf = (path: string): string => path.split(" ").slice(0, -1).join(" ");
const namesOf = (command: CliCommand): readonly string[] => [lastWord(command), ...command.aliases];
const lastWord = (command: CliCommand): string => command.path.split(" ").slice(-1).join("");
const variableOf = (name: string): string => name.replace(/^-+/, "").replaceAll("-", "_").toUpperCase();
const releaseNumber = (release: string): number =>
  release.split(".").reduce((number, part) => number * 1000 + Number(part), 0);

describe("commands", () => {
  it("are listed once each", () => {
    const paths = COMMANDS.map((command) => command.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("start with the program itself, which holds the global flags", () => {
    expect(find("")?.flags).toBe(GLOBAL_FLAGS);
  });

  it.each(FLAG_COUNTS)('"%s" has %i flags', (path, count) => {
    expect(find(path)?.flags).toHaveLength(count);
  });

  it("have no flags beyond those counted, except the flags that the service group shares", () => {
    const counted = FLAG_COUNTS.map(([path]) => path);
    const rest = COMMANDS.filter(
      (command) => !counted.includes(command.path) && !command.path.startsWith("service "),
    );
    expect(rest.filter((command) => command.flags.length > 0)).toEqual([]);
  });

  it.each(childRows)('"%s" follows its group', (path) => {
    const index = COMMANDS.findIndex((command) => command.path === parentOf(path));
    expect(index).toBeGreaterThan(0);
    expect(index).toBeLessThan(COMMANDS.findIndex((command) => command.path === path));
  });

  it.each(commandRows)('"%s" shares no name with a sibling', (path, command) => {
    const siblings = COMMANDS.filter((other) => other !== command && parentOf(other.path) === parentOf(path));
    const taken = siblings.flatMap(namesOf);
    expect(namesOf(command).filter((name) => taken.includes(name))).toEqual([]);
  });

  it.each(commandRows)('"%s" is summed up in one sentence', (_path, { summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]*\.$/);
  });
});

describe("flags", () => {
  it.each(commandRows)('of "%s" are named once each', (_path, { flags }) => {
    const names = flags.map((flag) => flag.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(commandRows)('of "%s" have short forms of their own', (_path, { flags }) => {
    const shorts = flags.map((flag) => flag.short ?? flag.name);
    expect(new Set(shorts).size).toBe(shorts.length);
  });

  it.each(shortRows)("%s takes a global short form only for the flag of the same name", (_label, flag) => {
    const owner = GLOBAL_FLAGS.find((other) => other.short === flag.short);
    expect(owner?.name ?? flag.name).toBe(flag.name);
  });

  it.each(flagRows)("%s is spelled with dashes", (_label, flag) => {
    expect(flag.name).toMatch(/^(--[a-z0-9]+(-[a-z0-9]+)*|-[LR])$/);
    expect(flag.short ?? "-x").toMatch(/^-[A-Za-z0-9]$/);
  });

  it.each(flagRows)(
    "%s has a variable exactly where its family reads the environment",
    (_label, flag, command) => {
      const family = command.path.split(" ").slice(0, 1).join("");
      const reads = FAMILIES_WITH_VARIABLES.includes(family) && !FLAGS_WITHOUT_VARIABLE.includes(flag.name);
      expect(flag.env).toBe(reads ? variableOf(flag.name) : undefined);
    },
  );

  it.each(flagRows)("%s says in whole sentences what it is for", (_label, { purpose }) => {
    expect(purpose).toMatch(/^[A-Z].{14,}\.$/);
  });

  it.each(flagRows.filter(([, flag]) => flag.type === "bool"))(
    "%s is on or off by default",
    (_label, flag) => {
      const words = PLATFORM_DEPENDENT.includes(flag.name);
      expect(flag.default).toMatch(words ? /^(true|false) / : /^(true|false)$/);
    },
  );

  it("that the service group shares hold for each of its commands", () => {
    const shared = find("service")?.flags ?? [];
    const members = COMMANDS.filter((command) => command.path.startsWith("service "));
    expect(members.filter((command) => shared.some((flag) => !command.flags.includes(flag)))).toEqual([]);
  });
});

describe("releases", () => {
  const dated = [...COMMANDS, ...flagRows.map(([, flag]) => flag)].flatMap(({ since }) => since ?? []);

  it.each([...new Set(dated)])("%s is a number without v", (since) => {
    expect(since).toMatch(/^\d+\.\d+\.\d+$/);
  });

  const ownRows = flagRows.filter(([, flag, command]) => !find(parentOf(command.path))?.flags.includes(flag));

  it.each(ownRows)("%s is not older than its command", (_label, flag, command) => {
    const oldest = releaseNumber(command.since ?? "0.0.0");
    expect(releaseNumber(flag.since ?? "0.0.0")).toBeGreaterThanOrEqual(oldest);
  });
});

describe("texts", () => {
  const text = JSON.stringify(COMMANDS);

  it("name hosts by token only", () => {
    const hosts = [...text.matchAll(/\bhttps?:\/\/([^/:"]+)/g)].map((match) => match[1] ?? "");
    expect(hosts.filter((host) => !/^\{\{\w+\}\}$/.test(host))).toEqual([]);
  });

  it("hold known content tokens only", () => {
    const used = [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
    expect(used.filter((token) => !TOKENS.includes(token ?? ""))).toEqual([]);
  });
});
