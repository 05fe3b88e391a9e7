import type { RegistryEntry } from "./registry";

/** Components that only pages of this product use, by name; another product has others, or none. */
export const PRODUCT_COMPONENTS: Readonly<Record<string, RegistryEntry>> = {};
