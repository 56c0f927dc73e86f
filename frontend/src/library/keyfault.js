// Keys that are patterns, as the window's own engine reads them.

import { t } from "../lib/index.js";

/** What is wrong with keys that are patterns; "" when nothing is. @param {readonly string[]} keys */
export function keyFault(keys) {
  const marked = keys.some((key) => slashed(key));
  for (const key of keys) {
    const [, inner, flags] = slashed(key) ?? (marked ? [] : [key, key, ""]);
    if (inner === undefined || broken(inner, flags ?? "") === false) continue;
    return t("“{key}” is no valid pattern.", { key });
  }
  return "";
}

/** @param {string} key */
const slashed = (key) => /^\/(.+)\/([gimsuy]*)$/s.exec(key);

/** Whether an engine refuses a pattern. Go's own flags at its beginning are no fault. @param {string} pattern @param {string} flags */
function broken(pattern, flags) {
  try {
    new RegExp(pattern.replace(/^\(\?[ims]+\)/, ""), flags);
    return false;
  } catch {
    return true;
  }
}
