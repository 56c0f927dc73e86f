// The line of the load over the last minute, as a path in a box. Pure.

/** So many samples, one a second. */
export const span = 60;

/** @param {readonly number[]} samples oldest first @param {number} next @returns {number[]} */
export const withSample = (samples, next) => [...samples, next].slice(-span);

/**
 * The newest is at the right edge; percents below 0 and above 100 are at the edges.
 * @param {readonly number[]} samples in percent @param {number} width @param {number} height
 */
export function pathOf(samples, width, height) {
  if (samples.length === 0) return "";
  const step = width / (span - 1);
  const points = samples.map((v, i) => {
    const x = width - (samples.length - 1 - i) * step;
    const y = height - (Math.max(0, Math.min(100, v)) / 100) * height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
