/** What `useDocusaurusContext` gives the dialog. */
export const SITE_CONTEXT = {
  siteConfig: { baseUrl: "/", url: "https://docs.example", future: {}, customFields: { product: {} } },
};
