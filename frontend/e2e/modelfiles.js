// Writes what the two hosts have that models on this computer come from: an archive of the engine, and model files.

import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** An entry of a tar archive. @param {string} name @param {Buffer} data @param {number} mode */
function entry(name, data, mode) {
  const head = Buffer.alloc(512);
  const octal = (/** @type {number} */ n, /** @type {number} */ digits) => `${n.toString(8).padStart(digits, "0")}\0`;
  head.write(name, 0);
  head.write(octal(mode, 7), 100);
  head.write(octal(0, 7), 108);
  head.write(octal(0, 7), 116);
  head.write(octal(data.length, 11), 124);
  head.write(octal(0, 11), 136);
  head.write(" ".repeat(8), 148);
  head.write("0", 156);
  head.write("ustar\x0000", 257);
  head.write(
    `${octal(
      head.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
    148,
  );
  return Buffer.concat([head, data, Buffer.alloc((512 - (data.length % 512)) % 512)]);
}

/** Packs an engine as its releases are: everything in one folder. @param {string} path of the archive */
export function writeEngine(path) {
  const folder = "llama-b10375/";
  // One file, because no more than programs and libraries are unpacked of a release.
  const program = readFileSync(new URL("llamaserver.js", import.meta.url), "base64");
  const begin = `#!${process.execPath}\nimport("data:text/javascript;base64,${program}");\n`;
  // A download is to be seen, and what can be made small would be over too soon.
  const ballast = Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i * 2_654_435_761) >>> 24));
  writeFileSync(
    path,
    gzipSync(
      Buffer.concat([
        entry(`${folder}llama-server`, Buffer.from(begin), 0o755),
        entry(`${folder}LICENSE`, ballast, 0o644),
        Buffer.alloc(1024),
      ]),
      { level: 0 },
    ),
  );
}

/**
 * Writes a model file with a header, and zeros in the place of weights.
 * @param {string} path @param {{architecture: string, bytes: number}} model
 */
export function writeModel(path, { architecture, bytes }) {
  /** @type {Buffer[]} */
  const parts = [];
  const u32 = (/** @type {number} */ n) => {
    const b = Buffer.alloc(4);
    b.writeUInt32LE(n);
    return b;
  };
  const u64 = (/** @type {number} */ n) => {
    const b = Buffer.alloc(8);
    b.writeBigUInt64LE(BigInt(n));
    return b;
  };
  const text = (/** @type {string} */ s) => Buffer.concat([u64(Buffer.byteLength(s)), Buffer.from(s)]);
  /** @type {[string, string | number][]} */
  const pairs = [
    ["general.architecture", architecture],
    ["general.license", "apache-2.0"],
    ["general.file_type", 3],
    [`${architecture}.context_length`, 16_384],
    [`${architecture}.block_count`, 30],
    [`${architecture}.embedding_length`, 576],
    [`${architecture}.attention.head_count`, 9],
    [`${architecture}.attention.head_count_kv`, 3],
    [`${architecture}.feed_forward_length`, 1536],
  ];
  const elements = Math.ceil(bytes / 128) * 32;
  parts.push(Buffer.from("GGUF"), u32(3), u64(1), u64(pairs.length));
  for (const [key, value] of pairs)
    parts.push(
      text(key),
      typeof value === "string" ? Buffer.concat([u32(8), text(value)]) : u32(4),
      ...(typeof value === "string" ? [] : [u32(value)]),
    );
  parts.push(text("token_embd.weight"), u32(1), u64(elements), u32(0), u64(0));
  const head = Buffer.concat(parts);
  writeFileSync(path, Buffer.concat([head, Buffer.alloc((32 - (head.length % 32)) % 32), Buffer.alloc(elements * 4)]));
}
