import { chooseIdentity } from "docusaurus-waymark-core/product/choose";
import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";
import { netbird } from "./netbird";
import { peerloom } from "./peerloom";

/** Every identity that the site can be built with; the first one is the default. */
export const IDENTITIES: readonly [ProductIdentity, ...ProductIdentity[]] = [peerloom, netbird];

/** The identity of this build, by the environment variable `PRODUCT`. */
export const product = chooseIdentity(IDENTITIES, process.env["PRODUCT"]);
