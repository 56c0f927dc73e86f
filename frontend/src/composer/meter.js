// How full the model's context is, from the newest record. Pure.

/**
 * @param {any} log
 * @param {any} status
 * @returns {{share: number, words: string} | null} null: not known
 */
export function filled(log, status) {
  const context = status?.target?.capabilities?.context_tokens ?? 0;
  const used = Math.max(
    0,
    ...(log?.calls ?? []).map((/** @type {any} */ c) => (c.usage_reported ? c.prompt_tokens + c.completion_tokens : 0)),
  );
  if (!context || !used) return null;
  const n = new Intl.NumberFormat();
  const share = used / context;
  const full = share > 0.85 ? " It is nearly full: the model will soon forget the beginning." : "";
  return { share, words: `${n.format(used)} of ${n.format(context)} tokens of context used.${full}` };
}
