import { once } from "../lib/once";
import { loadFacts } from "./load";
import type { Facts } from "./types";

/** A feature, and the editions that have it. */
export type Feature = Facts["editions"][number];

/** The features of the product whose editions differ or are asked for, by id. */
export const features = once(
  (): ReadonlyMap<string, Feature> => new Map(loadFacts("editions").map((feature) => [feature.id, feature])),
);

/** The parts of the API that only some editions have, by the id of their feature. */
export function apiEditions(): Readonly<Record<string, readonly string[]>> {
  const limited = loadFacts("editions").filter(
    ({ cloud, selfHosted }) => !namesNoPlan(cloud) || selfHosted !== "open source",
  );
  return Object.fromEntries(limited.flatMap(({ id, api }) => (api ? [[id, api]] : [])));
}

/** Rows of the comparison: the feature, the open-source server, a server with a license, and the cloud. */
export function editionRows(): readonly (readonly string[])[] {
  return loadFacts("editions").map(({ name, cloud, selfHosted, state, cells = {} }) => [
    state === undefined ? name : `${name} (${state})`,
    cells.openSource ?? yesOrNo(selfHosted === "open source"),
    cells.license ?? yesOrNo(selfHosted !== "none"),
    cells.cloud ?? (namesNoPlan(cloud) || cloud === "none" ? yesOrNo(cloud !== "none") : `${cloud} plan`),
  ]);
}

/** Rows of the plans of the cloud: the plan, and the features that it adds to the one before. */
export function planRows(): readonly (readonly string[])[] {
  return (["all plans", "Team", "Business"] as const).map((plan) => [
    plan === "all plans" ? "Free" : plan,
    loadFacts("editions")
      .filter(({ cloud }) => cloud === plan)
      .map(({ name }) => name)
      .join("; "),
  ]);
}

/** The cloud has the feature, and there is no plan to name. */
function namesNoPlan(cloud: Feature["cloud"]): boolean {
  return cloud === "all plans" || cloud === "plan not stated";
}

function yesOrNo(has: boolean): string {
  return has ? "Yes" : "No";
}
