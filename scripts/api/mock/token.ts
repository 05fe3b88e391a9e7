import { mockToken } from "../../../src/openapi/mock/token";
import { product } from "../../../src/product/current";

/** The one token that the server of the samples accepts. */
export const MOCK_TOKEN = mockToken(product.api.tokenPrefix);
