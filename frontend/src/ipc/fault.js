// What goes wrong beyond the door: a code for the program, a sentence for the person.

import { failureDetails, parseJSON } from "../lib/index.js";

export class Fault extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {Record<string, unknown>} [details]
   * @param {string} [raw] what a server said itself
   */
  constructor(code, message, details = {}, raw = "") {
    super(message);
    this.raw = raw;
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
  const object = typeof body === "string" ? parseJSON(body)?.value : body;
  const e = /** @type {any} */ (object)?.error;
  if (typeof e !== "object" || e === null) return new Fault("internal", otherwise);
  const { text, raw } = failureDetails(String(e.message || otherwise));
  return new Fault(String(e.code ?? "internal"), text, e.details ?? {}, raw);
}

/**
 * Reads what a door answered.
 * @param {Response} response
 * @param {string} otherwise the sentence when a refusal doesn't say why
 * @returns {Promise<any>} null where it has nothing to say
 */
export async function answerOf(response, otherwise) {
  const text = await response.text();
  if (!response.ok) throw faultOf(text, otherwise);
  return text === "" ? null : JSON.parse(text);
}

/** What a person reads of whatever was thrown. @param {unknown} e @returns {string} */
export const sentence = (e) => (e instanceof Error ? e.message : String(e));
