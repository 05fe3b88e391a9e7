import type { LogoMark } from "../../src/product/identity";

/** The mark as a favicon that follows the system's colour scheme. Hue in OKLCH degrees. */
export function faviconSvg(mark: LogoMark, accentHue: number): string {
  const style = [
    ".i{fill:#1c2430}",
    `.a{fill:oklch(52% .11 ${accentHue})}`,
    "@media(prefers-color-scheme:dark){",
    ".i{fill:#e8edf4}",
    `.a{fill:oklch(78% .12 ${accentHue})}`,
    "}",
  ].join("");
  const shapes = [...mark.ink.map((d) => shape(d, "i")), ...mark.accent.map((d) => shape(d, "a"))].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${shapes}</svg>`;
}

function shape(d: string, className: string): string {
  return `<path class="${className}" d="${d}"/>`;
}
