import { currentSite } from "./current";

/** The identity of this build. For Node only: components call `useProduct`. */
export const { product } = currentSite();
