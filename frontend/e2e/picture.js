// A picture made of nothing but numbers: a lamp over dark water, as a PNG.

import { randomFillSync } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** @param {number} width @param {number} height @returns {string} base64 */
export function lamp(width, height) {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const away = Math.hypot(x / width - 0.62, (y / height - 0.38) * (height / width)) * 5;
      const water = y / height > 0.6 ? 0.5 + 0.5 * Math.sin(y * 0.9 + Math.sin(x * 0.03) * 3) : 0;
      const light = Math.max(0, 1 - away) ** 2 + (water * Math.max(0, 1 - Math.abs(x / width - 0.62) * 6)) / 3;
      const at = y * (width * 3 + 1) + 1 + x * 3;
      rows[at] = Math.min(255, 22 + 230 * light);
      rows[at + 1] = Math.min(255, 30 + 180 * light);
      rows[at + 2] = Math.min(255, 48 + 40 * (1 - y / height) + 90 * light);
    }
  return png(width, height, deflateSync(rows, { level: 9 })).toString("base64");
}

/** A small square of one color. @param {[number, number, number]} color @returns {string} base64 */
export function painted(color) {
  const rows = Array.from({ length: 8 }, () => [0, ...Array.from({ length: 8 }, () => color).flat()]);
  return png(8, 8, deflateSync(Buffer.from(rows.flat()))).toString("base64");
}

/** A square of noise that holds a card: as large as its points. @param {number} side @param {unknown} card */
export function noise(side, card) {
  const rows = randomFillSync(Buffer.alloc((side * 3 + 1) * side));
  for (let y = 0; y < side; y++) rows[y * (side * 3 + 1)] = 0; // which filter a row has
  const text = Buffer.from(`chara\0${Buffer.from(JSON.stringify(card)).toString("base64")}`, "latin1");
  return png(side, side, deflateSync(rows, { level: 0 }), chunk("tEXt", text));
}

/** @param {number} width @param {number} height @param {Buffer} points @param {Buffer[]} more */
function png(width, height, points, ...more) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    ...more,
    chunk("IDAT", points),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
