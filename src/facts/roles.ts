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
      "Reads and writes networks, groups, Domain Name System (DNS) settings, nameservers, policies, routes and its own tokens. Reads settings, accounts, events, users, setup keys, peers and identity providers",
  },
  { role: "auditor", rights: "Reads everything, changes nothing" },
  {
    role: "user",
    rights:
      "Nothing by default. Sees its own peers if you turn off the account setting `regular_users_view_blocked`, which is on in new accounts",
  },
  {
    role: "billing_admin",
    rights:
      "For [plans and billing](/how-to/plans-and-billing). The open-source server defines no rights for it",
  },
];
