import { useState, useSyncExternalStore } from "react";
import { createSession, type Session, type SessionPorts, type SessionState } from "./session";

/** One session for as long as the dialog is open; so its query is empty each time (INTERACTION 1.12). */
export function useSession(ports: SessionPorts): { readonly session: Session; readonly state: SessionState } {
  const [session] = useState(() => createSession(ports));
  const state = useSyncExternalStore(session.subscribe, session.get);
  return { session, state };
}
