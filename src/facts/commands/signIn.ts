import type { CliCommand, CliFlag } from "./model";

/** Prints the sign-in address; `up` adds an environment variable, `login` has none. */
export const NO_BROWSER: CliFlag = {
  name: "--no-browser",
  type: "bool",
  default: "false",
  purpose: "Prints the sign-in address and opens no browser.",
};

/** Draws the sign-in address as a QR code. */
export const QR: CliFlag = {
  name: "--qr",
  type: "bool",
  default: "false",
  purpose: "Shows the sign-in address as a QR code to scan with a phone.",
  since: "0.70.5",
};

/** The profile flag without its purpose, which differs by command. */
export const PROFILE = {
  name: "--profile",
  type: "string",
  default: "the profile used last",
} as const satisfies Omit<CliFlag, "purpose">;

/** The old place of the profile file, kept for scripts. */
export const DEPRECATED_CONFIG: CliFlag = {
  name: "--config",
  short: "-c",
  type: "path",
  purpose: "Named the profile file for this command. Set it on the service instead.",
  deprecated: true,
};

/** Signing a device in and taking it out of the account. */
export const SIGN_IN_COMMANDS: readonly CliCommand[] = [
  {
    path: "login",
    aliases: [],
    summary: "Signs this device in, by single sign-on or with a setup key, and does not connect it.",
    flags: [
      NO_BROWSER,
      QR,
      { ...PROFILE, purpose: "Profile to sign in." },
      DEPRECATED_CONFIG,
      {
        name: "--extend",
        type: "bool",
        default: "false",
        purpose: "Renews the single sign-on session and keeps the tunnel up meanwhile.",
        since: "0.75.0",
      },
    ],
  },
  {
    path: "deregister",
    aliases: ["logout"],
    summary: "Removes this peer from the account and drops its credentials.",
    flags: [{ ...PROFILE, purpose: "Profile to remove from its account." }],
  },
];
