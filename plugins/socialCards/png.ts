import { constants, crc32, deflateSync } from "node:zlib";
import type { Picture } from "./picture";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits a pixel, an index into a palette (PNG, section 11.2.2). */
const [BIT_DEPTH, INDEXED] = [8, 3];

/** Runs of one color are most of a card; looking for more makes the file no smaller and takes longer. */
const COMPRESSION = { level: 6, strategy: constants.Z_RLE, chunkSize: 1 << 16 };

/**
 * A picture as PNG.
 *
 * @param palette three bytes for each color, at most 256 colors
 */
export function encodePng(picture: Picture, palette: Uint8Array): Buffer {
  return Buffer.concat([
    SIGNATURE,
    ...chunk("IHDR", headerOf(picture)),
    ...chunk("PLTE", palette),
    ...chunk("IDAT", deflateSync(rowsOf(picture), COMPRESSION)),
    ...chunk("IEND", new Uint8Array()),
  ]);
}

function headerOf({ width, height }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, INDEXED], 8);
  return header;
}

/** Every row starts with its filter; 0 is none. */
function rowsOf({ width, height, pixels }: Picture): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return rows;
}

/** Length, type, data and checksum (PNG, section 5.3). */
function chunk(type: string, data: Uint8Array): readonly Uint8Array[] {
  const [length, name, sum] = [Buffer.alloc(4), Buffer.from(type), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(data, crc32(name)));
  return [length, name, data, sum];
}
