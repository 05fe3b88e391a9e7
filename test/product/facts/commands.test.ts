import type { CliCommand, CliFlag } from "../../../src/facts/commands";
import { COMMANDS, GLOBAL_FLAGS } from "../../../src/facts/commands";

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

  it("have variables with their own names", () => {
    expect(flagsThat(({ name, env = variableOf(name) }) => env !== variableOf(name))).toEqual([]);
  });

  it("that are switches are on or off by default", () => {
    expect(flagsThat((flag) => flag.type === "bool" && !/^(true|false)\b/.test(flag.default ?? ""))).toEqual(
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
