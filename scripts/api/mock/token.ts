import { product } from "../../../src/product/current";

/** The token that the mock accepts: the shape of a personal access token (prefix, 40 characters), and plainly no secret. */
export const MOCK_TOKEN = `${product.api.tokenPrefix}${"Mock".repeat(10)}`.slice(0, 40);
