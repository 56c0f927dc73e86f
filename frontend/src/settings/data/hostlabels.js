// Says in words whom the program contacted, how often and when. Pure.

import { t } from "../../lib/index.js";

/** @typedef {{host: string, why: string, count: number, answered: number, first: string, last: string}} Contact */

/** @type {Record<string, string>} */
const reasons = {
  answer: t("to get replies"),
  describe: t("to list models and their capabilities"),
  embed: t("to find passages of files by their meaning"),
  speak: t("to read text aloud"),
  fetch: t("a page read by a tool"),
  request: t("a request sent by a tool"),
  search: t("a web search by a tool"),
  discover: t("to look for servers"),
  download: t("to download llama.cpp or a model"),
  link: t("a link you opened in another app"),
};

/** @param {Contact} c @param {number} now in ms */
export function hostLine(c, now) {
  const silent = c.answered === 0 && c.why !== "link";
  return {
    host:
      c.why === "discover"
        ? t("This computer ({host})", { host: c.host })
        : c.host === "mailto"
          ? t("Your mail app")
          : c.host,
    why: reasons[c.why] ?? c.why,
    count: silent
      ? t("{n, plural, one {once, no response} other {# times, no response}}", { n: c.count })
      : t("{n, plural, one {once} other {# times}}", { n: c.count }),
    last: ago(new Date(c.last).getTime(), now),
  };
}

/** @param {number} then @param {number} now */
function ago(then, now) {
  const minutes = Math.round((now - then) / 60_000);
  if (!(minutes >= 1)) return t("just now");
  if (minutes < 60) return t("{n, plural, one {a minute ago} other {# minutes ago}}", { n: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return t("{n, plural, one {an hour ago} other {# hours ago}}", { n: hours });
  return t("{n, plural, one {# day ago} other {# days ago}}", { n: Math.round(hours / 24) });
}
