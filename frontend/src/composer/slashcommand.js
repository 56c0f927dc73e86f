// Runs the command of a line that begins with a slash.

import { call } from "../ipc/index.js";
import { navigate, t, toast } from "../lib/index.js";
import { complain } from "../model/conversation.js";

/**
 * @param {import("../widgets/completing.js").Offer & {rest: string}} command with the rest of the line
 * @param {HTMLTextAreaElement} area whose line comes back where the command cannot be begun
 * @param {(text: string) => void} fill puts a text into it
 */
export async function runSlashCommand({ name, rest, text, kept, run }, area, fill) {
  const line = area.value;
  fill(kept ? [text, rest].filter(Boolean).join(" ") : "");
  if (kept) return;
  if (run) return void run(rest);
  try {
    const started = await call("commands.run", { name, text: rest });
    toast(started.state === "queued" ? t("/{name} is queued.", { name }) : t("/{name} is running.", { name }), {
      action: { label: t("Open"), run: () => navigate("automation", "runs", started.workflowRunId) },
    });
  } catch (e) {
    if (!area.value) fill(line);
    complain(e);
  }
}
