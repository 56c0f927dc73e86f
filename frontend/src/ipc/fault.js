// What goes wrong beyond the door: a code for the program, a sentence for the person.

export class Fault extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {Record<string, unknown>} [details]
   */
  constructor(code, message, details = {}) {
    super(message);
    this.name = "Fault";
    this.code = code;
    this.details = details;
  }
}

/**
 * Reads the error object that both doors send: {"error":{code, message, details}}.
 * @param {unknown} body parsed, or its text
 * @param {string} otherwise the sentence when it is no such object
 */
export function faultOf(body, otherwise) {
  let object = body;
  if (typeof body === "string") {
    try {
      object = JSON.parse(body);
    } catch {
      return new Fault("internal", otherwise);
    }
  }
  const e = /** @type {any} */ (object)?.error;
  if (typeof e !== "object" || e === null) return new Fault("internal", otherwise);
  return new Fault(String(e.code ?? "internal"), String(e.message || otherwise), e.details ?? {});
}

/** What a person reads of whatever was thrown. @param {unknown} e @returns {string} */
export const sentence = (e) => (e instanceof Error ? e.message : String(e));
