// What most steps can have besides: when they run, how long and how often they are tried, and what becomes of their
// result and of their failure.

import { fieldNodes, fold, h, integerFault, t } from "../../lib/index.js";
import { assistantOptions } from "../../model/catalog.js";
import { nameFault } from "../widgets/refs.js";
import { kindOf } from "../widgets/stepshape.js";
import { conditionField } from "./conditionfield.js";
import { durationField } from "./duration.js";
import { valueText } from "./valuefield.js";

/** @typedef {import("../widgets/stepshape.js").Step} Step */

const mostRetries = 100;

/** @param {{step: () => Step, put: (patch: Partial<Step>) => void, around: import("./valuepick.js").Around}} form */
export function moreFields({ step, put, around }) {
  const first = step();
  const kind = kindOf(first);
  const works = kind === "tool" || kind === "words";
  const calls = works || kind === "workflow";
  const ends = kind === "stop" || kind === "fail";
  const when = conditionField(around, {
    label: t("Only when"),
    hint: t("Otherwise the step is skipped."),
    value: first.when ?? "",
    at: "/when",
    changed: (text) => put({ when: text }),
  });
  const timeout = () =>
    durationField(around, {
      label: t("Time limit"),
      hint: t("The step fails when it takes longer."),
      value: first.timeoutMs,
      at: "/timeoutMs",
      changed: (timeoutMs) => put({ timeoutMs }),
    });
  const onError = () =>
    valueText(around, {
      label: t("If the step fails"),
      hint: t("Instructions for an assistant. If empty, the run stops here."),
      value: first.onError,
      at: "/onError",
      rows: 2,
      changed: (text) => put({ onError: String(text) }),
    }).node;
  const specs = /** @type {import("../../lib/inputs.js").FieldSpec[]} */ ([
    !ends && {
      name: "continueOnError",
      kind: "switch",
      label: t("Continue when the step fails"),
      changed: (/** @type {boolean} */ on) => put({ continueOnError: on || undefined }),
    },
    !ends && {
      name: "saveAs",
      label: t("Save the result as"),
      hint: t("A variable that later steps can read."),
      check: (/** @type {string} */ v) => (v === "" ? "" : nameFault(v)),
    },
    calls && {
      name: "assistantId",
      kind: "select",
      label: t("Assistant"),
      options: assistantOptions(t("The workflow's own")),
    },
  ]).filter(Boolean);
  const body = [
    when,
    works && timeout(),
    ...(calls ? retryFields({ step, put, around }) : []),
    calls && onError(),
    ...fieldNodes(specs, first, put),
  ];
  const set = [first.when, first.timeoutMs, first.retry, first.onError, first.saveAs, first.assistantId];
  return fold(t("More"), body, { open: set.some(Boolean) || first.continueOnError === true, bodyKind: "step-more" });
}

/** @param {Parameters<typeof moreFields>[0]} form */
function retryFields({ step, put, around }) {
  const set = (/** @type {Step["retry"]} */ patch) => {
    const next = { ...step().retry, ...patch };
    put({ retry: next.count ? next : undefined });
  };
  const first = step().retry ?? {};
  const [count, always] = fieldNodes(
    [
      {
        name: "count",
        label: t("Retries"),
        mode: "numeric",
        value: String(first.count ?? ""),
        placeholder: "0",
        check: (v) => (v.trim() === "" ? "" : integerFault(v, 0, mostRetries)),
        changed: (v) => /^\s*\d*\s*$/.test(v) && set({ count: Number(v) }),
      },
      {
        name: "always",
        kind: "switch",
        label: t("Retry even if the tool could act twice"),
        changed: (on) => set({ always: on || undefined }),
      },
    ],
    first,
    () => {},
  );
  const pause = durationField(around, {
    label: t("Pause before a retry"),
    hint: t("Each further pause is twice as long."),
    value: first.backoffMs,
    at: "/retry/backoffMs",
    changed: (backoffMs) => set({ backoffMs }),
  });
  return [h("div.retry-fields", count, pause), always];
}
