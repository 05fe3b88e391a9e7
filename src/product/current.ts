import { chooseProduct } from "./index";

/** The identity of this build, by the environment variable `PRODUCT`. For Node only: components call `useProduct`. */
export const product = chooseProduct(process.env["PRODUCT"]);
