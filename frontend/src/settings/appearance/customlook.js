// The fields for a person's own CSS: the text, a look at it that ends by itself, and the switch.

import { button, h, spell, t, toast, toggle } from "../../lib/index.js";
import { appearance, change, wearChosen } from "../../model/appearance.js";
import { mostCss, plainKeys, problemIn, safeStart, wear } from "../../model/customcss.js";

/** How long a look is shown before it ends by itself, in seconds: CSS can hide the button that keeps it. */
const lookSeconds = 15;

const example = `/* Colours and fonts have names. */
[data-theme="paper"] { --paper: #fdf6e3; }
.prose { letter-spacing: 0.01em; }`;

/** @param {ReturnType<typeof import("../../widgets/bound.js").bound>} fields */
export function customLook(fields) {
  const now = () => appearance().customized;
  const on = toggle({
    label: t("Use custom CSS"),
    hint: t("{keys} turns custom CSS on or off. “terzetto --safe” starts without custom CSS.", {
      keys: spell(plainKeys).join(" "),
    }),
    value: now(),
    save: (customized) => change({ customized }),
  });
  const box = h("textarea.custom-css", {
    "aria-label": t("Custom CSS"),
    rows: 10,
    spellcheck: false,
    maxlength: mostCss + 1,
    placeholder: example,
    value: appearance().css,
  });
  const problem = h("p.css-problem", { role: "alert" });
  const left = h("p.muted", { role: "status" });
  const keep = button(t("Keep this look"), () => void kept(), { kind: "primary", hidden: true });
  const undo = button(t("Undo"), () => end(), { hidden: true });
  const look = button(safeStart() ? t("Save") : t("Preview"), () => begin());
  let timer = 0;
  /** @param {boolean} going */
  const show = (going) => {
    keep.hidden = undo.hidden = !going;
    look.hidden = going;
    if (!going) left.textContent = "";
  };
  const end = () => {
    clearInterval(timer);
    show(false);
    wearChosen();
  };
  const sound = () => {
    problem.textContent = problemIn(box.value);
    return problem.textContent === "";
  };
  const begin = () => {
    if (!sound()) return box.focus();
    if (safeStart()) return void kept();
    wear(box.value);
    let seconds = lookSeconds;
    const count = () => {
      left.textContent = t("The previous look returns in {n, plural, one {# second} other {# seconds}}.", {
        n: seconds,
      });
    };
    count();
    show(true);
    keep.focus();
    timer = Number(
      setInterval(() => {
        seconds--;
        if (seconds > 0 && box.isConnected) count();
        else end();
      }, 1000),
    );
  };
  const kept = async () => {
    clearInterval(timer);
    show(false);
    await change({ css: box.value, customized: box.value.trim() !== "" });
    toast(t("Custom CSS is saved."));
  };
  box.addEventListener("input", () => void (problem.textContent && sound()));
  fields.also(() => on.show(now()));
  return [
    on.node,
    ...(safeStart()
      ? [h("p.muted", t("Terzetto was started without custom CSS. Saved styles apply at the next start."))]
      : []),
    box,
    problem,
    left,
    h("div.actions", look, keep, undo),
  ];
}
