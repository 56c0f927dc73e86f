// Says in words whom the program contacted, how often and when. Pure.

/** @typedef {{host: string, why: string, count: number, answered: number, first: string, last: string}} Contact */

/** @type {Record<string, string>} */
const reasons = {
  answer: "to have messages answered",
  describe: "to ask for its models and what they can do",
  discover: "to look for model servers",
  link: "a link that you opened elsewhere",
};

/** @param {Contact} c @param {number} now in ms */
export function hostLine(c, now) {
  const silent = c.answered === 0 && c.why !== "link";
  const times = c.count === 1 ? "once" : `${c.count} times`;
  return {
    host: c.why === "discover" ? `This computer (${c.host})` : c.host === "mailto" ? "Your mail program" : c.host,
    why: reasons[c.why] ?? c.why,
    count: silent ? `${times}, no answer` : times,
    last: ago(new Date(c.last).getTime(), now),
  };
}

/** @param {number} then @param {number} now */
function ago(then, now) {
  const minutes = Math.round((now - then) / 60_000);
  if (!(minutes >= 1)) return "just now";
  if (minutes < 60) return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return hours === 1 ? "an hour ago" : `${hours} hours ago`;
  return `${Math.round(hours / 24)} days ago`;
}
