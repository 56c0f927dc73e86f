// A sound card without a speaker: what is played goes at the pace of a real one, and then nowhere.

import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** As the player of the product plays: frames a second, and bytes of one. */
const rate = 44_100;
const frame = 4;

/** Takes sound no faster than it would be heard; a hundredth of a second at a time. */
const pacer = `#!${process.execPath}
const { readSync } = require("node:fs");
const buffer = Buffer.alloc(${(rate / 100) * frame});
const idle = new Int32Array(new SharedArrayBuffer(4));
for (let due = performance.now(); ; ) {
  let got = 0;
  while (got < buffer.length) {
    const n = readSync(0, buffer, got, buffer.length - got);
    if (n === 0) process.exit(0);
    got += n;
  }
  due = Math.max(due + 10, performance.now() - 10);
  const early = due - performance.now();
  if (early > 0) Atomics.wait(idle, 0, 0, early);
}
`;

/**
 * The environment of a process that plays on it.
 * @param {string} dir a folder that goes when the process has ended
 */
export function soundCard(dir) {
  const program = join(dir, "pacer.cjs");
  writeFileSync(program, pacer);
  chmodSync(program, 0o700);
  const config = join(dir, "asound.conf");
  writeFileSync(
    config,
    `pcm.null { type null }
pcm.!default { type plug slave { pcm "nowhere" format S16_LE rate ${rate} channels 2 } }
pcm.nowhere { type file slave.pcm "null" file "|exec ${program}" format "raw" }
`,
  );
  return { ALSA_CONFIG_PATH: config };
}

/** Whether this machine can speak: the tests of speech need its engine. */
export const canSpeak = () => spawnSync("espeak-ng", ["--version"], { stdio: "ignore" }).status === 0;
