// The way out to other places: a link that somebody wrote.

import { call, door } from "../ipc/index.js";
import { confirm, t } from "../lib/index.js";
import { complain } from "./conversation.js";

/** Follows a link after saying where it leads. @param {string} url */
export async function openLink(url) {
  const host = url.startsWith("mailto:") ? url.slice(7) : new URL(url).host;
  if (
    !(await confirm({ title: t("Open this link?"), text: t("The link leads to {host}.", { host }), action: t("Open") }))
  )
    return;
  try {
    const checked = await call("app.openLink", { url });
    if (door() === "serve") window.open(checked.url, "_blank", "noopener,noreferrer");
  } catch (e) {
    complain(e);
  }
}
