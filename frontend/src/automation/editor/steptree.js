// The steps of a workflow as a tree, and that tree as one list with indents. A block (if, for each, parallel) holds
// its steps in lanes: then and else, the steps of one item, or the branches. Pure.

/** @typedef {import("../widgets/stepshape.js").Step} Step */

/**
 * A step under a key that it keeps wherever it goes. The steps of a block are in its lanes and not in the step.
 * @typedef {{key: string, step: any, lanes?: readonly (readonly Placed[])[]}} Placed
 */
/** Where a step is, or goes: in a lane of the step parent, "" for the workflow itself. @typedef {{parent: string, lane: number, at: number}} Place */
/**
 * A line of the list: a step, the heading of a lane, or the end of a lane, where steps are added.
 * @typedef {object} Row
 * @property {"step" | "lane" | "end"} kind
 * @property {string} key
 * @property {Placed} p the step, or the block that the lane belongs to
 * @property {Place} place of the step; in the other kinds the lane and its end
 * @property {number} depth
 * @property {string} number such as "2.1"; "" where the line is no step
 * @property {string} pointer the JSON pointer of the step in the template
 * @property {boolean} folded
 */

let last = 0;
const freshKey = () => `step-${++last}`;

/** Whether a step carries its steps out more than once. @param {Step} step */
export const isLoop = (step) => step.forEach !== undefined || step.repeat !== undefined;

/** The lists of steps that a step holds, each by its JSON pointer below the step. @param {Step} step @returns {[string, readonly Step[]][]} */
export function lanesOf(step) {
  if (isLoop(step)) return [["/steps", step.steps ?? []]];
  if (step.parallel !== undefined) return step.parallel.map((b, i) => [`/parallel/${i}`, b]);
  if (step.if === undefined) return [];
  return [
    ["/then", step.then ?? []],
    ["/else", step.else ?? []],
  ];
}

/** How many steps there are, those in blocks too. @param {readonly Step[]} steps @returns {number} */
export const countOf = (steps) =>
  steps.reduce((n, step) => n + 1 + lanesOf(step).reduce((sum, [, lane]) => sum + countOf(lane), 0), 0);

/** @param {any} step @returns {Placed} */
export function placeStep(step) {
  const lanes = lanesOf(step);
  if (lanes.length === 0) return { key: freshKey(), step };
  // The lists go into the lanes; "parallel" stays, since it says of which kind the step is.
  const { steps: _, then: __, else: ___, ...own } = step;
  return {
    key: freshKey(),
    step: step.parallel === undefined ? own : { ...own, parallel: [] },
    lanes: lanes.map(([, steps]) => steps.map(placeStep)),
  };
}

/** The step as a template holds it. @param {Placed} p @returns {any} */
export function stepOf({ step, lanes }) {
  const lists = (lanes ?? []).map((lane) => lane.map(stepOf));
  if (isLoop(step)) return { ...step, steps: lists[0] ?? [] };
  if (step.parallel !== undefined) return { ...step, parallel: lists };
  if (step.if === undefined) return step;
  const [then = [], otherwise = []] = lists;
  return { ...step, then, ...(otherwise.length > 0 && { else: otherwise }) };
}

/** @param {readonly Placed[]} steps @param {(p: Placed) => Placed} change what each step becomes, the steps within it first @returns {readonly Placed[]} the same list where nothing changed */
export function mapSteps(steps, change) {
  const next = steps.map((p) => {
    const lanes = p.lanes?.map((lane) => mapSteps(lane, change));
    return change(lanes?.some((lane, i) => lane !== p.lanes?.[i]) ? { ...p, lanes } : p);
  });
  return next.every((p, i) => p === steps[i]) ? steps : next;
}

/** Every step, in the order of the list. @param {readonly Placed[]} steps @returns {Placed[]} */
export const every = (steps) => steps.flatMap((p) => [p, ...(p.lanes ?? []).flatMap(every)]);

/** A step and its place; undefined where there is none. @param {readonly Placed[]} steps @param {string} key @param {string} [parent] @param {number} [lane] @returns {{p: Placed, place: Place} | undefined} */
export function findStep(steps, key, parent = "", lane = 0) {
  for (const [at, p] of steps.entries()) {
    if (p.key === key) return { p, place: { parent, lane, at } };
    for (const [i, inner] of (p.lanes ?? []).entries()) {
      const there = findStep(inner, key, p.key, i);
      if (there) return there;
    }
  }
  return undefined;
}

/** The steps of a lane. @param {readonly Placed[]} steps @param {string} parent @param {number} lane @returns {readonly Placed[]} */
export const laneAt = (steps, parent, lane) =>
  parent === "" ? steps : (findStep(steps, parent)?.p.lanes?.[lane] ?? []);

/** The tree with another list in a lane. @param {readonly Placed[]} steps @param {string} parent @param {number} lane @param {(list: readonly Placed[]) => readonly Placed[]} change @returns {readonly Placed[]} */
const withLane = (steps, parent, lane, change) =>
  parent === ""
    ? change(steps)
    : mapSteps(steps, (p) =>
        p.key === parent ? { ...p, lanes: (p.lanes ?? []).map((l, i) => (i === lane ? change(l) : l)) } : p,
      );

/** @param {readonly Placed[]} steps @param {Place} place @param {Placed} p */
export const insertedAt = (steps, { parent, lane, at }, p) =>
  withLane(steps, parent, lane, (list) => [...list.slice(0, at), p, ...list.slice(at)]);

/** @param {readonly Placed[]} steps @param {string} key */
export function removedFrom(steps, key) {
  const there = findStep(steps, key);
  return there
    ? withLane(steps, there.place.parent, there.place.lane, (list) => list.filter((p) => p.key !== key))
    : steps;
}

/**
 * Moves a step to a place, which is counted while the step is still in the tree. A block does not go into itself.
 * @param {readonly Placed[]} steps @param {string} key @param {Place} to
 */
export function movedTo(steps, key, to) {
  const there = findStep(steps, key);
  if (!there || (to.parent !== "" && findStep([there.p], to.parent))) return steps;
  const { parent, lane, at } = there.place;
  const same = parent === to.parent && lane === to.lane;
  if (same && (to.at === at || to.at === at + 1)) return steps;
  return insertedAt(removedFrom(steps, key), same && to.at > at ? { ...to, at: to.at - 1 } : to, there.p);
}

/**
 * Where a key leads a step: up and down through the list and through the lanes of blocks that are open, in to the
 * block before the step, and out behind the block that holds it. null: nowhere.
 * @param {readonly Placed[]} steps @param {string} key @param {"up" | "down" | "in" | "out"} way @param {ReadonlySet<string>} folded blocks that are closed
 * @returns {Place | null} to be given to movedTo
 */
export function placeBy(steps, key, way, folded) {
  const there = findStep(steps, key);
  if (!there) return null;
  const { parent, lane, at } = there.place;
  const list = laneAt(steps, parent, lane);
  const outer = parent === "" ? undefined : findStep(steps, parent);
  const beside = list[way === "down" ? at + 1 : at - 1];
  const lanes = beside?.lanes ?? [];
  const opens = lanes.length > 0 && beside !== undefined && !folded.has(beside.key);
  const end = { parent: beside?.key ?? "", lane: lanes.length - 1, at: lanes.at(-1)?.length ?? 0 };
  switch (way) {
    case "in":
      return lanes.length > 0 ? end : null;
    case "out":
      return outer ? { ...outer.place, at: outer.place.at + 1 } : null;
    case "up":
      if (beside) return opens ? end : { parent, lane, at: at - 1 };
      if (!outer) return null;
      return lane > 0 ? { parent, lane: lane - 1, at: outer.p.lanes?.[lane - 1]?.length ?? 0 } : outer.place;
    default:
      if (beside) return opens ? { parent: beside.key, lane: 0, at: 0 } : { parent, lane, at: at + 2 };
      if (!outer) return null;
      return lane + 1 < (outer.p.lanes?.length ?? 0)
        ? { parent, lane: lane + 1, at: 0 }
        : { ...outer.place, at: outer.place.at + 1 };
  }
}

/**
 * The tree as the lines of one list.
 * @param {readonly Placed[]} steps @param {ReadonlySet<string>} folded blocks that are closed @param {string} [root] the JSON pointer of the list @returns {Row[]}
 */
export function rowsOf(steps, folded, root = "/instructions") {
  /** @type {Row[]} */
  const out = [];
  /** @param {readonly Placed[]} list @param {Omit<Place, "at">} where @param {number} depth @param {string} pointer @param {string} above @param {number} from */
  const walk = (list, where, depth, pointer, above, from) => {
    list.forEach((p, at) => {
      const row = { p, place: { ...where, at }, depth, pointer: `${pointer}/${at}`, folded: folded.has(p.key) };
      out.push({ ...row, kind: "step", key: p.key, number: `${above}${from + at + 1}` });
      if (!p.lanes || row.folded) return;
      const pointers = lanesOf(stepOf(p)).map(([name]) => name);
      let counted = 0;
      p.lanes.forEach((lane, i) => {
        const inner = { parent: p.key, lane: i };
        const line = { p, place: { ...inner, at: lane.length }, depth: depth + 1, number: "", pointer: row.pointer };
        // One lane needs no heading: its steps follow the block's own line.
        if (!isLoop(p.step)) out.push({ ...line, kind: "lane", key: `${p.key}/${i}`, folded: false });
        walk(lane, inner, depth + 1, row.pointer + (pointers[i] ?? ""), `${above}${from + at + 1}.`, counted);
        out.push({ ...line, kind: "end", key: `${p.key}/${i}/end`, folded: false });
        counted += lane.length;
      });
    });
  };
  walk(steps, { parent: "", lane: 0 }, 0, root, "", 0);
  return out;
}

/** The place that a step takes when it is dropped before a line of the list; undefined: after all. @param {readonly Placed[]} steps @param {Row | undefined} before @returns {Place} */
export function placeBefore(steps, before) {
  if (!before) return { parent: "", lane: 0, at: steps.length };
  const { parent, lane } = before.place;
  if (before.kind !== "lane") return before.place;
  return lane === 0 ? { parent, lane, at: 0 } : { parent, lane: lane - 1, at: laneAt(steps, parent, lane - 1).length };
}
