// What the fields that a fault may name are called in the window. The program names them as its API does.

import { nameFields, t } from "../lib/index.js";
import { toolFields } from "./toolwords.js";

const labels = Object.freeze({
  address: t("Address"),
  alternate_greetings: t("Greetings"),
  args: t("Arguments"),
  assistant_system_prompt: t("System prompt without a character"),
  creator: t("Creator"),
  description: t("Description"),
  first_mes: t("First message"),
  folder: t("Folder"),
  helper_seconds: t("Seconds"),
  hosts: t("Hosts"),
  input: t("Input"),
  keywords: t("Keys"),
  label: t("Label"),
  length_guard_max_paragraphs: t("Paragraphs"),
  length_guard_max_words: t("Words"),
  max_tokens: t("Maximum length"),
  mes_example: t("Example dialogue"),
  model_name: t("Model"),
  pattern: t("Pattern"),
  personality: t("Personality"),
  priority: t("Priority"),
  scenario: t("Scenario"),
  scope: t("Scope"),
  secondary_keys: t("Secondary keys"),
  shared_system_prompt: t("System prompt for characters"),
  system_prompt: t("System prompt"),
  tags: t("Tags"),
  tools: t("Tools"),
  user_description: t("About you"),
  user_name: t("Your name"),
  variants: t("Variants"),
});

/** Faults name fields by these words from now on. */
export function mountFieldWords() {
  nameFields(
    new Map([
      ...Object.entries(toolFields).map(([name, f]) => /** @type {const} */ ([name, f.label])),
      ...Object.entries(labels),
    ]),
  );
}
