import type { CliCommand, CliFlag } from "../../../src/facts/commands";
import { COMMANDS, GLOBAL_FLAGS } from "../../../src/facts/commands";

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
const FAMILIES_WITH_VARIABLES = ["", "up", "service", "ssh"];
const FLAGS_WITHOUT_VARIABLE = ["--service-env"];
const PLATFORM_DEPENDENT = ["--network-monitor", "--allow-server-ssh"];

const flagRows: readonly (readonly [label: string, flag: CliFlag, command: CliCommand])[] = COMMANDS.flatMap(
  (command) => command.flags.map((flag) => [`${command.path} ${flag.name}`, flag, command] as const),
);
/** Labels of the flags for which something does not hold. */
const flagsThat = (isWrong: (flag: CliFlag, command: CliCommand) => boolean): string[] =>
  flagRows.filter(([, flag, command]) => isWrong(flag, command)).map(([label]) => label);

/** Paths of the commands for which something does not hold. */
const commandsThat = (isWrong: (command: CliCommand) => boolean): string[] =>
  COMMANDS.filter(isWrong).map(({ path }) => path);

const isRepeated = (names: readonly string[]): boolean => new Set(names).size < names.length;

const find = (path: string): CliCommand | undefined => COMMANDS.find((command) => command.path === path);
const parentOf = (path: string): string => path.split(" ").slice(0, -1).join(" ");
const namesOf = (command: CliCommand): readonly string[] => [lastWord(command), ...command.aliases];
const lastWord = (command: CliCommand): string => command.path.split(" ").slice(-1).join("");
const variableOf = (name: string): string => name.replace(/^-+/, "").replaceAll("-", "_").toUpperCase();
const releaseNumber = (release: string): number =>
  release.split(".").reduce((number, part) => number * 1000 + Number(part), 0);

describe("commands", () => {
  it("start with the program itself, which holds the global flags", () => {
    expect(find("")?.flags).toBe(GLOBAL_FLAGS);
  });

  it("have as many flags as the program", () => {
    expect(FLAG_COUNTS.map(([path]) => [path, find(path)?.flags.length])).toEqual(FLAG_COUNTS);
  });

  it("have no flags beyond those counted, except the flags that the service group shares", () => {
    const counted = FLAG_COUNTS.map(([path]) => path);
    const rest = COMMANDS.filter(
      (command) => !counted.includes(command.path) && !command.path.startsWith("service "),
    );
    expect(rest.filter((command) => command.flags.length > 0)).toEqual([]);
  });

  it("follow their group", () => {
    const placeOf = (path: string): number => COMMANDS.findIndex((command) => command.path === path);
    const early = ({ path }: CliCommand): boolean =>
      path.includes(" ") && !(placeOf(parentOf(path)) > 0 && placeOf(parentOf(path)) < placeOf(path));
    expect(commandsThat(early)).toEqual([]);
  });

  it("share no name with a sibling", () => {
    const siblingsOf = (command: CliCommand): readonly CliCommand[] =>
      COMMANDS.filter((other) => other !== command && parentOf(other.path) === parentOf(command.path));
    const clash = (command: CliCommand): boolean =>
      isRepeated([...new Set(namesOf(command)), ...new Set(siblingsOf(command).flatMap(namesOf))]);
    expect(commandsThat(clash)).toEqual([]);
  });
});

describe("flags", () => {
  it("of a command have short forms of their own", () => {
    expect(commandsThat(({ flags }) => isRepeated(flags.map(({ name, short }) => short ?? name)))).toEqual(
      [],
    );
  });

  it("take a global short form only for the flag of the same name", () => {
    const ownerOf = (short: string | undefined): CliFlag | undefined =>
      GLOBAL_FLAGS.find((flag) => flag.short !== undefined && flag.short === short);
    expect(flagsThat(({ name, short }) => (ownerOf(short)?.name ?? name) !== name)).toEqual([]);
  });

  it("have a variable exactly where their family reads the environment", () => {
    const expected = ({ name }: CliFlag, { path }: CliCommand): string | undefined =>
      FAMILIES_WITH_VARIABLES.includes(path.split(" ")[0] ?? "") && !FLAGS_WITHOUT_VARIABLE.includes(name)
        ? variableOf(name)
        : undefined;
    expect(flagsThat((flag, command) => flag.env !== expected(flag, command))).toEqual([]);
  });

  it("that are switches are on or off by default", () => {
    const form = (name: string): RegExp =>
      PLATFORM_DEPENDENT.includes(name) ? /^(true|false) / : /^(true|false)$/;
    expect(flagsThat((flag) => flag.type === "bool" && !form(flag.name).test(flag.default ?? ""))).toEqual(
      [],
    );
  });

  it("that the service group shares hold for each of its commands", () => {
    const shared = find("service")?.flags ?? [];
    const members = COMMANDS.filter((command) => command.path.startsWith("service "));
    expect(members.filter((command) => shared.some((flag) => !command.flags.includes(flag)))).toEqual([]);
  });
});

describe("releases", () => {
  it("of a flag are not older than those of its command", () => {
    const inherited = (flag: CliFlag, command: CliCommand): boolean =>
      find(parentOf(command.path))?.flags.includes(flag) ?? false;
    const older = (flag: CliFlag, command: CliCommand): boolean =>
      releaseNumber(flag.since ?? "0.0.0") < releaseNumber(command.since ?? "0.0.0");
    expect(flagsThat((flag, command) => !inherited(flag, command) && older(flag, command))).toEqual([]);
  });
});

test("hosts are named by token only", () => {
  const hosts = [...JSON.stringify(COMMANDS).matchAll(/\bhttps?:\/\/([^/:"]+)/g)].map(
    ([, host = ""]) => host,
  );
  expect(hosts.filter((host) => !/^\{\{\w+\}\}$/.test(host))).toEqual([]);
});
