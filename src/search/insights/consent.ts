/** Signals by which a browser says that its reader does not want to be followed. */
export interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** True unless the reader has opted out by Do Not Track or Global Privacy Control. */
export function mayReport({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== "1" && doNotTrack !== "yes";
}
