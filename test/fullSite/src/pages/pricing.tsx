import Layout from "@theme/Layout";
import type { ReactNode } from "react";

export default function Pricing(): ReactNode {
  return (
    <Layout title="Pricing" description="What the service costs, by machine and month.">
      <main>
        <article>
          <h1>Pricing</h1>
          <p>Ten machines cost one marzipan a month.</p>
        </article>
      </main>
    </Layout>
  );
}
