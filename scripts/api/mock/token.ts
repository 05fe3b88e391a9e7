import { mockToken } from "../../../src/openapi/mock/token";
import { product } from "../../../src/product/current";

/** The only token that the mock accepts. */
export const MOCK_TOKEN = mockToken(product.api.tokenPrefix);
