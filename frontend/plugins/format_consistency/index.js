// The window's part of the plug-in: what it does, in one sentence.

/** @param {import("../../src/main/plugins.js").Host} host */
export default function formatConsistency(host) {
  host.registerToolsPanelCard(() =>
    host.h(
      "p",
      host.t(
        "Keeps quotation marks around speech and asterisks around narration consistent with recent replies. Uses no model.",
      ),
    ),
  );
}
