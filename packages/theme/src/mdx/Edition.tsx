import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import type { Feature } from "docusaurus-waymark-core/facts/editions";
import Badge from "./Badge";
import styles from "./Edition.module.css";

/** The feature as the page names it; `packages/theme/src/plugins/markdown/editions.ts` adds the rest from the facts. */
interface Props extends Partial<Pick<Feature, "cloud" | "selfHosted" | "role" | "state" | "since">> {
  readonly feature?: string;
  /** The line under the title of the page, and not a badge. */
  readonly line?: boolean;
}

/** The editions that have a feature: a badge in running text, or all that is known in the line under the title of its page. */
export default function Edition({ cloud, selfHosted, role, state, since, line }: Props): ReactNode {
  if (!line) return badge(cloud, selfHosted);
  const parts = [
    cloud && translate({ id: "edition.cloud", message: "Cloud: {plan}" }, { plan: planText(cloud) }),
    selfHosted &&
      translate(
        { id: "edition.selfHosted", message: "Self-hosted: {edition}" },
        { edition: selfHostedText(selfHosted) },
      ),
    role && translate({ id: "edition.role", message: "Role: {role}" }, { role: role.replaceAll("_", " ") }),
    state === "beta" && translate({ id: "edition.beta", message: "Beta" }),
    state === "experimental" && translate({ id: "edition.experimental", message: "Experimental" }),
    since && translate({ id: "edition.since", message: "Since {release}" }, { release: since }),
  ].filter((part) => typeof part === "string");
  return (
    <ul className={styles.line} data-editions="" data-search="skip">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

function badge(cloud: Props["cloud"], selfHosted: Props["selfHosted"]): ReactNode {
  if (selfHosted === "license")
    return (
      <Badge status="cloud-only">
        {translate({ id: "edition.cloudOrLicense", message: "Cloud or Enterprise license" })}
      </Badge>
    );
  if (selfHosted === "none")
    return <Badge status="cloud-only">{translate({ id: "edition.cloudOnly", message: "Cloud only" })}</Badge>;
  if (cloud === undefined || cloud === "all plans" || cloud === "plan not stated") return null;
  return (
    <Badge status="cloud-only">
      {translate({ id: "edition.cloud", message: "Cloud: {plan}" }, { plan: planText(cloud) })}
    </Badge>
  );
}

function planText(plan: Feature["cloud"]): string {
  switch (plan) {
    case "all plans":
      return translate({ id: "edition.allPlans", message: "all plans" });
    case "plan not stated":
      return translate({ id: "edition.openSource", message: "yes" });
    case "Team":
      return translate({ id: "edition.teamPlan", message: "Team plan" });
    case "Business":
      return translate({ id: "edition.businessPlan", message: "Business plan" });
    case "none":
      return translate({ id: "edition.no", message: "no" });
  }
}

function selfHostedText(edition: Feature["selfHosted"]): string {
  switch (edition) {
    case "open source":
      return translate({ id: "edition.openSource", message: "yes" });
    case "license":
      return translate({ id: "edition.license", message: "Enterprise license" });
    case "none":
      return translate({ id: "edition.no", message: "no" });
  }
}
