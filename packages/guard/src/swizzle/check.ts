import type { SwizzleLedger, SwizzleRecord, UpstreamRecord } from "./types";

const ACCEPT = "npm run swizzle -- accept";

/** Differences between the committed ledger and the current project with its installed packages, one line each. */
export function ledgerProblems(recorded: SwizzleLedger, present: SwizzleLedger): string[] {
  return pairByKey(recorded.components, present.components, ({ component }) => component).flatMap(
    componentProblems,
  );
}

interface Pair<T> {
  readonly key: string;
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** Pairs the records of both lists by key, sorted. */
function pairByKey<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): Pair<T>[] {
  const keys = [...new Set([...before, ...after].map(keyOf))].sort();
  const find = (list: readonly T[], key: string): T | undefined => list.find((item) => keyOf(item) === key);
  return keys.map((key) => ({ key, before: find(before, key), after: find(after, key) }));
}

function componentProblems({ key, before, after }: Pair<SwizzleRecord>): string[] {
  if (!before) return [`${key}: ${after?.file ?? ""} is not in the ledger. Fix: review it, then ${ACCEPT}.`];
  if (!after) return [`${key}: ${before.file} of the ledger is gone. Fix: restore it, or ${ACCEPT}.`];
  const changedParts = (["action", "file", "reason"] as const).filter((part) => before[part] !== after[part]);
  return [
    ...changedParts.map(
      (part) => `${key}: ${part} is "${after[part]}", the ledger says "${before[part]}". Fix: ${ACCEPT}.`,
    ),
    ...pairByKey(before.upstream, after.upstream, (item) => item.package).flatMap((pair) =>
      upstreamProblems(key, pair),
    ),
  ];
}

function upstreamProblems(component: string, { key, before, after }: Pair<UpstreamRecord>): string[] {
  if (!before) return [`${component}: ${key} has it now, too. Fix: look at it, then ${ACCEPT}.`];
  if (!after) return [`${component}: ${key} has it no more. Fix: see what took its place, then ${ACCEPT}.`];
  const files = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort();
  const changed = files.filter((file) => before.files[file] !== after.files[file]);
  const see = `npm run swizzle -- diff ${after.version}`;
  const version = before.version === after.version ? "" : ` (${before.version} to ${after.version})`;
  return [
    ...changed.map(
      (file) => `${component}: ${key}/${file} changed${version}. Fix: see ${see}, then ${ACCEPT}.`,
    ),
    ...safetyProblem(component, before, after),
    ...(version && changed.length === 0
      ? [`${component}: ${key} is another release${version}. Fix: ${ACCEPT}.`]
      : []),
  ];
}

function safetyProblem(component: string, before: UpstreamRecord, after: UpstreamRecord): string[] {
  const [previousSafety, currentSafety] = [before, after].map(
    ({ safety }) => `eject ${safety.eject}, wrap ${safety.wrap}`,
  );
  return previousSafety === currentSafety
    ? []
    : [
        `${component}: safety was ${previousSafety ?? ""}, now ${currentSafety ?? ""}. Fix: review it, then ${ACCEPT}.`,
      ];
}
