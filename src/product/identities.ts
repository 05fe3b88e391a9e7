import type { ProductIdentity } from "./identity";
import { netbird } from "./netbird";
import { peerloom } from "./peerloom";

/** Every identity that the site can be built with; the first one is the default. */
export const IDENTITIES: readonly [ProductIdentity, ...ProductIdentity[]] = [peerloom, netbird];
