import type { ComponentProps, ReactNode } from "react";

/** The sign of the network X, drawn in the stroke style of the icon library, which carries no brands. */
export function XMark(props: ComponentProps<"svg">): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M4 4h4.6L20 20h-4.6Z" />
      <path strokeLinecap="round" d="m4.5 20 6.6-7M19.5 4l-6.1 6.5" />
    </svg>
  );
}
