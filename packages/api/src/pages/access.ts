/** Who may call an operation, and with which credentials. */
import type { Operation } from "../model";
import { code, link, listed, paragraph, strong, text, type Block } from "./nodes";
import type { PageContext } from "./page";
import { sentences } from "./properties";

/** Who may call an operation, in one line; nothing where no role is said. */
export function callerLine({ rolesGuide }: PageContext, { roles, security }: Operation): Block[] {
  if (!roles) return [];
  const who = strong("Who may call it:");
  if (security.length === 0 || roles.includes("none"))
    return [paragraph(who, text(" anyone, without a token."))];
  if (roles.includes("any")) return [paragraph(who, text(" every user."))];
  const guide = rolesGuide === undefined ? text("role") : link(rolesGuide, text("role"));
  return [
    paragraph(who, text(" a token whose "), guide, text(" is "), ...listed(roles.map(code)), text(".")),
  ];
}

/** The credentials of an operation; nothing where the line about roles says enough. */
export function securityLine({ security, roles, hasOwnSecurity }: Operation): Block[] {
  if (roles !== undefined && (!hasOwnSecurity || security.length === 0)) return [];
  const ways = security.map((credentials) =>
    credentials.length === 0 ? "nothing" : credentials.map(({ phrase }) => phrase).join(" together with "),
  );
  const all = ways.length === 0 ? "not needed" : ways.join(", or ");
  const [line] = sentences([`**Authentication:** ${all}.`]);
  return line ? [line] : [];
}
