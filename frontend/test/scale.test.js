// Type has one scale: 12, 13.5, 15, 17, 21 and 28 px where a person chose no other size.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const scale = [12, 13.5, 15, 17, 21, 28];

test("every size of type is one of the scale", () => {
  const src = new URL("../src/", import.meta.url).pathname;
  const sizes = readdirSync(src, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      [...readFileSync(src + file, "utf8").matchAll(/font(?:-size)?:[^;]*?\b([\d.]+)(rem|px)\b/g)].map(
        ([, n, unit]) => ({
          file,
          px: Number(n) * (unit === "rem" ? 16 : 1),
        }),
      ),
    );
  assert.ok(sizes.length > 100, `${sizes.length} sizes were found`);
  assert.deepEqual(
    sizes.filter(({ px }) => !scale.includes(px)),
    [],
  );
});
