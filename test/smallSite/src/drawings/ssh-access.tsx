import type { ReactNode } from "react";

export default function SshAccess(): ReactNode {
  return (
    <svg viewBox="0 0 120 40">
      <path d="M8 20h104" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}
