/** Rules about the device itself: its sign-in, its versions, its session and its interface. */
import { compareReleases } from "docusaurus-waymark-core/lib/compareReleases";
import type { Status } from "./model";
import { HELP, READING, type Rule } from "./rule";

const SOON_S = 3600;
/** Clients that are older than this many minor releases miss much. */
const OLD_MINORS = 10;

const SIGN_IN_STATES: Readonly<Record<string, string>> = {
  NeedsLogin: "This device isn't signed in: it was never registered, it was deleted, or its login expired.",
  LoginFailed: "The server refused this device's last sign-in.",
  SessionExpired: "The user's session on this device has ended.",
};

export const signedIn: Rule = ({ daemonStatus = "", daemonLine = 1 }) => {
  const detail = SIGN_IN_STATES[daemonStatus];
  if (detail === undefined) return [];
  return [
    {
      severity: "wrong",
      weight: 95,
      title: `The device must sign in (${daemonStatus})`,
      detail,
      steps: ["Run `{{cli}} up` and finish the sign-in. On a server: `{{cli}} up --setup-key <key>`."],
      href: `${READING}#when-the-client-is-not-connected`,
      lines: [daemonLine],
    },
  ];
};

/** Neither link has a reason, and there is no interface. */
export function isOff({ daemonStatus, management, signal, interfaceType }: Status): boolean {
  if (daemonStatus === "Idle") return true;
  const isQuiet = management?.connected === false && management.reason === "" && signal?.connected === false;
  return daemonStatus === undefined && isQuiet && signal.reason === "" && interfaceType?.value === "N/A";
}

/** The state says that somebody must sign in. */
export function needsSignIn({ daemonStatus = "" }: Status): boolean {
  return daemonStatus in SIGN_IN_STATES;
}

export const turnedOn: Rule = (status) =>
  isOff(status)
    ? [
        {
          severity: "wrong",
          weight: 92,
          title: "The client is off",
          detail:
            "The service is running but isn't connected, and gives no reason: no one has started the connection.",
          steps: ["Connect: `{{cli}} up`.", "If you already did, check the log for the reason."],
          href: `${READING}#when-the-client-is-not-connected`,
          lines: [status.management?.line ?? status.daemonLine ?? 1],
        },
      ]
    : [];

export const sameVersion: Rule = ({ daemonVersion = "", cliVersion = "", versionLines = [] }) =>
  daemonVersion !== "" && cliVersion !== "" && daemonVersion !== "N/A" && daemonVersion !== cliVersion
    ? [
        {
          severity: "wrong",
          weight: 55,
          title: "The service and the command have different versions",
          detail: `The service runs ${daemonVersion}, and the command is ${cliVersion}: the service wasn't restarted after an update, or two copies are installed.`,
          steps: [
            "Restart the service: `sudo {{cli}} service restart`.",
            "If that doesn't help, look for a second copy: `which -a {{cli}}`.",
          ],
          href: `${READING}#read-the-status-line-by-line`,
          lines: versionLines,
        },
      ]
    : [];

export const recentVersion: Rule = ({ daemonVersion = "", versionLines = [] }, release) => {
  const [, major = "", minor = ""] = /^v?(\d+)\.(\d+)/.exec(daemonVersion) ?? [];
  const [, newMajor = "", newMinor = ""] = /^(\d+)\.(\d+)/.exec(release) ?? [];
  if (major === "" || compareReleases(daemonVersion.replace(/^v/, ""), release) >= 0) return [];
  if (major === newMajor && Number(newMinor) - Number(minor) < OLD_MINORS) return [];
  return [
    {
      severity: "note",
      weight: 30,
      title: "The client is old",
      detail: `It has ${daemonVersion}, and this site describes ${release}. An old client with a newer server lacks newer features, and some settings don't reach it.`,
      steps: ["Update the client, then run `sudo {{cli}} service restart`."],
      href: "/how-to/installation",
      lines: versionLines.slice(0, 1),
    },
  ];
};

export const sessionLasts: Rule = ({ session, management }) => {
  if (!session || session.left > SOON_S) return [];
  const isOver = session.left <= 0;
  const isConnected = management?.connected === true;
  return [
    {
      severity: isOver ? "wrong" : "note",
      weight: isOver ? 85 : 30,
      title: isOver ? "The session has ended" : "The session ends within the hour",
      detail:
        isOver && isConnected
          ? "The session should have ended, but management is connected: the session will end any moment, this output is old, or this device's clock is wrong."
          : isOver
            ? "The user must sign in again."
            : "After that, this device disconnects until the user signs in.",
      steps: isOver
        ? ["Sign in: `{{cli}} up`.", "Compare this device's clock with another clock: `date -u`."]
        : ["Extend the session now: `{{cli}} login --extend`."],
      href: "/how-to/enforce-periodic-user-authentication#renew-before-it-ends",
      lines: [session.line],
    },
  ];
};

export const hasInterface: Rule = ({ interfaceType, management, daemonStatus }) =>
  interfaceType?.value === "N/A" && management?.connected === true && daemonStatus !== "Connecting"
    ? [
        {
          severity: "wrong",
          weight: 78,
          title: "There is no tunnel interface",
          detail: "Management is connected, but the client couldn't create its interface.",
          steps: [
            "Look for `error while starting` in the log.",
            "On Linux, run `sudo modprobe tun`. In a container, add `NET_ADMIN` and `/dev/net/tun`.",
          ],
          href: `${HELP}#the-service-does-not-answer`,
          lines: [interfaceType.line],
        },
      ]
    : [];

/** Events above information are about the last hours, and may be over. */
export const eventsReported: Rule = ({ events = [] }) => {
  const messages = [...new Set(events.map(({ message }) => message.replaceAll("`", "")))].slice(0, 5);
  if (messages.length === 0) return [];
  return [
    {
      severity: "note",
      weight: 32,
      title: messages.length === 1 ? "The client reports an event" : "The client reports events",
      detail: `${messages.map((message) => `\`${message}\``).join("; ")}. Check the time of each event, because the problem might be over.`,
      steps: /default route/i.test(messages.join(" "))
        ? ["The exit node was unreachable: check that it's connected, or select a different one."]
        : [],
      href: `${HELP}#read-the-log`,
      lines: events.map(({ line }) => line),
    },
  ];
};
