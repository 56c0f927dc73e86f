// Says in words whom the program contacted, how often and when. Pure.

import { say } from "../../lib/i18n.js";

/** @typedef {{host: string, why: string, count: number, answered: number, first: string, last: string}} Contact */

/** @type {Record<string, string>} */
const reasons = {
  answer: say("to have messages answered"),
  describe: say("to ask for its models and what they can do"),
  speak: say("to have text spoken"),
  fetch: say("a page that a tool has read"),
  discover: say("to look for servers"),
  link: say("a link that you opened elsewhere"),
};

/** @param {Contact} c @param {number} now in ms */
export function hostLine(c, now) {
  const silent = c.answered === 0 && c.why !== "link";
  return {
    host:
      c.why === "discover"
        ? say("This computer ({host})", { host: c.host })
        : c.host === "mailto"
          ? say("Your mail program")
          : c.host,
    why: reasons[c.why] ?? c.why,
    count: silent
      ? say("{n, plural, one {once, no answer} other {# times, no answer}}", { n: c.count })
      : say("{n, plural, one {once} other {# times}}", { n: c.count }),
    last: ago(new Date(c.last).getTime(), now),
  };
}

/** @param {number} then @param {number} now */
function ago(then, now) {
  const minutes = Math.round((now - then) / 60_000);
  if (!(minutes >= 1)) return say("just now");
  if (minutes < 60) return say("{n, plural, one {a minute ago} other {# minutes ago}}", { n: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return say("{n, plural, one {an hour ago} other {# hours ago}}", { n: hours });
  return say("{n, plural, one {# day ago} other {# days ago}}", { n: Math.round(hours / 24) });
}
