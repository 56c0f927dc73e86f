// Counts the matches of a search over the rows that hold them. Pure.

/**
 * Finds the n-th match: its row, and its number within the row.
 *
 * @param {readonly {id: number, count: number}[]} hits
 * @param {number} n from 0
 */
export function matchAt(hits, n) {
  for (const hit of hits) {
    if (n < hit.count) return { id: hit.id, k: n };
    n -= hit.count;
  }
  return null;
}

/**
 * The number of the first match at or after a place on the path; the first of all if there is none.
 *
 * @param {readonly {position: number, count: number}[]} hits
 * @param {number} position
 */
export function firstFrom(hits, position) {
  let n = 0;
  for (const hit of hits) {
    if (hit.position >= position) return n;
    n += hit.count;
  }
  return 0;
}
