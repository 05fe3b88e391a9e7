import type { LogoMark } from "../../src/product/identity";

/** Size of a social card in pixels, as previews expect it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What a card says. */
export interface CardContent {
  readonly title: string;
  readonly subtitle: string;
  readonly footer: string;
  readonly mark: LogoMark;
  /** OKLCH hue in degrees. */
  readonly accentHue: number;
}

/** An element as satori takes it: React's shape without React. */
export interface CardNode {
  readonly type: string;
  readonly props: { readonly style?: Record<string, string | number>; readonly children?: unknown } & Record<
    string,
    unknown
  >;
}

/** Lays a card out: mark and name on top, the title large, a rule in the accent colour. */
export function cardLayout({ title, subtitle, footer, mark, accentHue }: CardContent): CardNode {
  const accent = hueToHex(accentHue);
  return box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: "100%",
      height: "100%",
      padding: 80,
      backgroundColor: "#0d1117",
      color: "#e8edf4",
      borderBottom: `16px solid ${accent}`,
    },
    [
      box({ alignItems: "center" }, [
        markNode(mark, accent),
        text({ marginLeft: 24, fontSize: 40, fontWeight: 600 }, footer),
      ]),
      box({ flexDirection: "column" }, [
        text({ fontSize: 84, fontWeight: 700, letterSpacing: -3, lineHeight: 1.1 }, title),
        text({ marginTop: 28, fontSize: 36, color: "#a9b4c2", lineHeight: 1.4 }, subtitle),
      ]),
    ],
  );
}

function box(style: Record<string, string | number>, children: readonly CardNode[]): CardNode {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function text(style: Record<string, string | number>, children: string): CardNode {
  return { type: "div", props: { style, children } };
}

function markNode(mark: LogoMark, accent: string): CardNode {
  const path = (d: string, fill: string): CardNode => ({ type: "path", props: { d, fill } });
  const children = [...mark.ink.map((d) => path(d, "#e8edf4")), ...mark.accent.map((d) => path(d, accent))];
  return { type: "svg", props: { width: 72, height: 72, viewBox: "0 0 32 32", children } };
}

/** The accent of the dark theme as sRGB: OKLCH lightness 0.8, chroma 0.11 (CSS Color 4, section 9.2). */
export function hueToHex(hue: number): string {
  const radians = (hue * Math.PI) / 180;
  const [l, a, b] = [0.8, 0.11 * Math.cos(radians), 0.11 * Math.sin(radians)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, "0")).join("")}`;
}

function toByte(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, encoded)));
}
