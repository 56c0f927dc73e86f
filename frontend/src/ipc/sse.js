// Cuts a stream of server-sent events into frames. Pure.

/** @typedef {{event: string, data: string}} Frame */

/**
 * @returns {(chunk: string) => Frame[]} takes what arrived, gives the frames that are complete
 */
export function frames() {
  let rest = "";
  return (chunk) => {
    const parts = (rest + chunk).split("\n\n");
    rest = parts.pop() ?? "";
    return parts.flatMap((part) => {
      let event = "message";
      /** @type {string[]} */
      const data = [];
      for (const line of part.split("\n")) {
        if (line.startsWith("event:")) event = line.slice(6).trim();
        else if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
      }
      return data.length > 0 ? [{ event, data: data.join("\n") }] : [];
    });
  };
}
