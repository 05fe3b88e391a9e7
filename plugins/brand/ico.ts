/** Bytes of the header of an icon file with one picture: that of the file (6) and that of the picture (16). */
const HEADER_BYTES = 22;

/**
 * An icon file (`favicon.ico`) with one PNG picture.
 *
 * @param size width and height of the picture in pixels, below 256
 */
export function icoOf(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // a file of icons
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
