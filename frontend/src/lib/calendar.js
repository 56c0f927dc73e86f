// A month to choose a day from, beside the field that wants one.

import { claim, h, on } from "./dom.js";
import { iconButton } from "./field.js";
import { locale, t } from "./i18n.js";
import { placeAt, whenOutside } from "./menu.js";
import { dayValue, firstDay } from "./moments.js";
import { ground } from "./overlay.js";

/** Six weeks show every month. */
const shown = 42;

/** @param {Date} d */
const dayOf = (d) => dayValue(d.getFullYear(), d.getMonth() + 1, d.getDate());

/**
 * Opens a month at a field. Arrow keys move, Escape closes.
 *
 * @param {HTMLElement} anchor
 * @param {string} chosen such as "2026-11-23"; empty: today is shown
 * @param {(day: string) => void} pick
 */
export function calendar(anchor, chosen, pick) {
  const today = dayOf(new Date());
  /** The day that has the focus. */
  let at = new Date(`${chosen || today}T12:00`);
  const month = h("h3", { "aria-live": "polite" });
  const days = h("div.calendar-days");
  const monthName = new Intl.DateTimeFormat(locale(), { month: "long", year: "numeric" });
  const dayName = new Intl.DateTimeFormat(locale(), { dateStyle: "full" });
  const heads = Array.from({ length: 7 }, (_, i) => {
    const day = new Date(2023, 0, 1 + ((firstDay() + i) % 7)); // the first of January 2023 is a Sunday
    return h("span", { "aria-hidden": "true" }, new Intl.DateTimeFormat(locale(), { weekday: "short" }).format(day));
  });
  /** @param {boolean} focus */
  const draw = (focus) => {
    month.textContent = monthName.format(at);
    const first = new Date(at.getFullYear(), at.getMonth(), 1);
    const before = ((first.getDay() || 7) - firstDay() + 7) % 7;
    days.replaceChildren(
      ...Array.from({ length: shown }, (_, i) => {
        const day = new Date(at.getFullYear(), at.getMonth(), 1 - before + i);
        const value = dayOf(day);
        return h(
          "button.calendar-day",
          {
            tabindex: value === dayOf(at) ? "0" : "-1",
            "aria-label": dayName.format(day),
            "aria-pressed": String(value === chosen),
            "aria-current": value === today && "date",
            dataset: { day: value, other: String(day.getMonth() !== at.getMonth()) },
            onclick: () => {
              close();
              pick(value);
            },
          },
          new Intl.NumberFormat(locale()).format(day.getDate()),
        );
      }),
    );
    if (focus) /** @type {HTMLElement | null} */ (days.querySelector('[tabindex="0"]'))?.focus();
  };
  /** @param {number} months */
  const turn = (months) => {
    const last = new Date(at.getFullYear(), at.getMonth() + months + 1, 0).getDate();
    at = new Date(at.getFullYear(), at.getMonth() + months, Math.min(at.getDate(), last), 12);
    draw(false);
  };
  const node = h(
    "div.calendar",
    { role: "dialog", "aria-label": t("Choose a day") },
    h(
      "div.calendar-head",
      iconButton("left", t("Previous month"), () => turn(-1), { title: null }),
      month,
      iconButton("right", t("Next month"), () => turn(1), { title: null }),
    ),
    h("div.calendar-weekdays", ...heads),
    days,
  );
  const close = () => {
    node.remove();
    outside();
    anchor.focus();
  };
  const outside = whenOutside(node, close);
  on(node, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.key === "Escape") {
      claim(e);
      return close();
    }
    if (e.key === "PageUp" || e.key === "PageDown") {
      claim(e);
      turn(e.key === "PageUp" ? -1 : 1);
      return draw(true);
    }
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[e.key];
    if (!steps || !days.contains(document.activeElement)) return;
    claim(e);
    at = new Date(at.getFullYear(), at.getMonth(), at.getDate() + steps, 12);
    draw(true);
  });
  on(node, "focusout", (e) => {
    const to = /** @type {Node | null} */ (/** @type {FocusEvent} */ (e).relatedTarget);
    if (to && !node.contains(to) && node.isConnected) close();
  });
  ground().append(node);
  draw(false);
  placeAt(node, anchor);
  draw(true);
}
