import { useMemo } from "react";
import { resolveTokens } from "../product/resolve";
import { tokensOf } from "../product/tokens";
import { useProduct } from "../sections/useProduct";

/** Resolves content tokens in data that no Markdown rule has seen. */
export function useTokens(): (text: string) => string {
  const product = useProduct();
  return useMemo(() => {
    const tokens = tokensOf(product);
    return (text) => resolveTokens(text, tokens);
  }, [product]);
}
