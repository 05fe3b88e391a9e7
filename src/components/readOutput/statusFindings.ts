/** Finds faults, notes, and things that only look wrong in an output of `status`. */
import {
  eventsReported,
  hasInterface,
  recentVersion,
  sameVersion,
  sessionLasts,
  signedIn,
  turnedOn,
} from "./deviceRules";
import type { OutputFinding, Status } from "./model";
import { peersConnect, peersDirect, peersKnown, sameQuantumResistance } from "./peerRules";
import type { Rule } from "./rule";
import { managementUp, nameserversUp, relaysUp, signalUp } from "./serverRules";

const RULES: readonly Rule[] = [
  signedIn,
  turnedOn,
  managementUp,
  signalUp,
  relaysUp,
  nameserversUp,
  sameVersion,
  recentVersion,
  sessionLasts,
  hasInterface,
  peersKnown,
  peersConnect,
  peersDirect,
  sameQuantumResistance,
  eventsReported,
];

/**
 * Findings about an output of `status`, in no order.
 *
 * @param release the release that the site describes
 */
export function statusFindings(status: Status, release: string): OutputFinding[] {
  return RULES.flatMap((rule) => rule(status, release));
}
