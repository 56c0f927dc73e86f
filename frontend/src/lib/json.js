// Reads what a person or a program wrote as JSON. Pure.

/** What a text says; null when it is no JSON. @param {string} text @returns {{value: any} | null} */
export function parseJSON(text) {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** What a text says as JSON, else the text itself. @param {string} text @returns {any} */
export const jsonOrText = (text) => (parseJSON(text) ?? { value: text }).value;

/** Whether a value is an object with fields. @param {unknown} v @returns {v is Record<string, any>} */
export const isObject = (v) => typeof v === "object" && v !== null && !Array.isArray(v);
