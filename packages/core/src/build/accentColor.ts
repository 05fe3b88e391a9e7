/** The accent color of the dark theme as sRGB: OKLCH lightness 0.8, chroma 0.11 (CSS Color 4, section 9.2). */
export function accentColor(hue: number): string {
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
  return `#${Buffer.from(channels.map(toByte)).toString("hex")}`;
}

function toByte(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, encoded)));
}
