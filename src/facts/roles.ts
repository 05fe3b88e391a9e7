/** A role of a user in the account. Texts are Markdown. */
export interface UserRole {
  /** `role` in the API. */
  readonly role: string;
  readonly rights: string;
}

export const USER_ROLES: readonly UserRole[] = [
  { role: "owner", rights: "Everything" },
  { role: "admin", rights: "Everything, except changing or deleting the account itself" },
  {
    role: "network_admin",
    rights:
      "Reads and writes networks, groups, DNS settings, nameservers, policies, routes and its own tokens. Reads settings, accounts, events, users, setup keys, peers and identity providers",
  },
  { role: "auditor", rights: "Reads everything, changes nothing" },
  {
    role: "user",
    rights:
      "Nothing by default. Sees its own peers, and the peers they may reach, if you turn off **Settings** → **Permissions** → **Restrict dashboard for regular users**. Creates no tokens",
  },
  {
    role: "billing_admin",
    rights: "[Plans and billing](/how-to/plans-and-billing) and invoices, nothing else. Cloud only",
  },
];
