// What a flow that runs has said so far, call by call. Pure.

/** @typedef {{id: string, model: string, text: string, state: "running" | "done" | "failed", error: string, calls: readonly string[], tokens: number, guessed: boolean}} Node tokens: that the call took; guessed: its server didn't say how many */
/** @typedef {{run: string, nodes: readonly Node[], ended: boolean, error: string, output: string, ms: number}} Live run: that carries it out, where it is kept */

/** @type {Live} */
export const nothingYet = Object.freeze({ run: "", nodes: [], ended: false, error: "", output: "", ms: 0 });

/** @param {readonly Node[]} nodes @param {string} id @param {(n: Node) => Node} change */
const at = (nodes, id, change) => nodes.map((n) => (n.id === id ? change(n) : n));

/** @param {Live} live @param {{event: string, data?: any}} e an event of a flow: step:start, chunks and tools, step:done, workflow:done or error @returns {Live} */
export function applyEvent(live, { event, data }) {
  const id = String(data?.nodeId ?? "");
  switch (event) {
    case "workflow:start":
      return { ...live, run: data?.workflowRunId ?? "" };
    case "step:start":
      return {
        ...live,
        nodes: [
          ...live.nodes,
          { id, model: data.model ?? "", text: "", state: "running", error: "", calls: [], tokens: 0, guessed: false },
        ],
      };
    case "chunk":
      return { ...live, nodes: at(live.nodes, id, (n) => ({ ...n, text: n.text + data.content })) };
    case "tool:call":
      return { ...live, nodes: at(live.nodes, id, (n) => ({ ...n, calls: [...n.calls, data.name] })) };
    case "step:done":
      return {
        ...live,
        nodes: at(live.nodes, id, (n) => ({
          ...n,
          text: data.output || n.text,
          tokens: data.usage?.totalTokens ?? 0,
          guessed: data.usage?.estimated ?? false,
          state: data.error ? "failed" : "done",
          error: data.error?.message ?? "",
        })),
      };
    case "workflow:done":
    case "error":
      return {
        ...live,
        ended: true,
        error: data.error?.message ?? live.error,
        output: data.result?.output ?? "",
        ms: data.result?.duration ?? 0,
        nodes: live.nodes.map((n) => (event === "error" && n.state === "running" ? { ...n, state: "failed" } : n)),
      };
    default:
      return live;
  }
}
