import { chooseProduct } from "./index";

/** The identity of this build, chosen by the `PRODUCT` variable. For Node only: pages read it from the site configuration. */
export const product = chooseProduct(process.env["PRODUCT"]);
