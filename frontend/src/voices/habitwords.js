// What is said of the habits of models. Pure.

import { t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").habits.List} HabitList */
/** @typedef {import("../../types/api.d.ts").habits.Habit} Habit */

/** How often a habit is said. @param {Habit} habit */
export function saidSentence({ count, conversations, elsewhere, times }) {
  const values = { n: count, c: conversations, times: times < 10 ? Math.round(times * 10) / 10 : Math.round(times) };
  return elsewhere === 0 || times === 0
    ? t("Said {n} times in {c} conversations, never elsewhere.", values)
    : t("Said {n} times in {c} conversations, {times} times as often as elsewhere.", values);
}

/** How much was read, and whether that was enough for a habit. @param {HabitList} list */
export function readSentence({ models, read, unread }) {
  const some = models.some((m) => m.habits.some((habit) => habit.state !== "forgotten"));
  const replies = t("{n, plural, =0 {No replies read yet.} one {One reply read.} other {# replies read.}}", {
    n: read,
  });
  const rest = t("{n, plural, one {One message is still unread.} other {# messages are still unread.}}", { n: unread });
  return [!some && t("No habits found."), replies, unread > 0 && rest].filter(Boolean).join(" ");
}

/** The replies that do not count, and why. @param {HabitList} list */
export function notRead({ skipped }) {
  const words = /** @type {Record<string, (n: number) => string>} */ ({
    interrupted: (n) => t("{n} stopped early", { n }),
    no_model: (n) => t("{n} without a known model", { n }),
    two_models: (n) => t("{n} from two models", { n }),
    edited: (n) => t("{n} edited by you", { n }),
    no_spaces: (n) => t("{n} in a language without spaces", { n }),
    demo: (n) => t("{n} from the demo", { n }),
    copy: (n) => t("{n, plural, one {# copy} other {# copies}}", { n }),
  });
  const all = Object.entries(words).flatMap(([why, say]) => (skipped[why] ? [say(skipped[why] ?? 0)] : []));
  return all.length > 0 ? t("Replies not counted: {list}.", { list: all.join(", ") }) : "";
}
