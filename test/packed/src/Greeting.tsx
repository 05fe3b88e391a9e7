import type { ReactNode } from "react";

export default function Greeting({ name }: { readonly name: string }): ReactNode {
  return <p>{name}</p>;
}
