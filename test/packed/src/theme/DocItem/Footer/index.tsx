import Footer from "@theme-original/DocItem/Footer";
import type { ReactNode } from "react";

export default function OwnFooter(): ReactNode {
  return (
    <>
      <p>An own footer</p>
      <Footer />
    </>
  );
}
