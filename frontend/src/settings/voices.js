// The section of the voices: which of the three take part, and what they work with.

import { h } from "../lib/dom.js";
import { bound, group } from "./bound.js";
import { current } from "./save.js";
import { shelfList } from "./shelf.js";
import { directorFields, moods, phrases } from "./shelves.js";

/** @type {readonly {id: string, name: string, sentence: string}[]} */
const scanners = [
  {
    id: "banned_phrases",
    name: "Worn phrases",
    sentence: "Finds the phrases of the list below, in all their wordings.",
  },
  {
    id: "opening_monotony",
    name: "Sentences that begin alike",
    sentence: "Notices four sentences in a row with the same first word.",
  },
  {
    id: "template_repetition",
    name: "Sentences built alike",
    sentence: "Notices sentences that open with the same string of words.",
  },
  {
    id: "contrastive_negation",
    name: "“Not this, but that”",
    sentence: "Finds sentences that deny one thing to say another.",
  },
  { id: "phrase_repetition", name: "Words used again", sentence: "Notices turns of phrase from the last replies." },
  {
    id: "structural_repetition",
    name: "Same layout",
    sentence: "Notices replies that alternate speech and narration in one fixed order.",
  },
  { id: "anti_echo", name: "Echoing questions", sentence: "Finds questions that hand your own words back to you." },
];

/** @type {readonly {id: string, name: string, hint: string}[]} */
const injections = [
  { id: "off", name: "Nobody", hint: "They are kept but not used." },
  { id: "director", name: "Director", hint: "" },
  { id: "writer", name: "Writer", hint: "" },
  { id: "both", name: "Both", hint: "" },
];

/** @param {HTMLElement} el @returns {() => void} */
export function mountVoices(el) {
  const b = bound();
  const tool = (/** @type {string} */ name) => (/** @type {Record<string, any>} */ s) =>
    s["enabled_tools"]?.[name] === true;
  const setTool = (/** @type {string} */ name) => (/** @type {boolean} */ on) => ({
    enabled_tools: { ...current()["enabled_tools"], [name]: on },
  });
  const plain = (/** @type {string} */ key) =>
    /** @type {const} */ ([
      (/** @type {Record<string, any>} */ s) => s[key] === true,
      (/** @type {boolean} */ on) => ({ [key]: on }),
    ]);
  /** @param {"director" | "writer" | "editor"} pass @param {string} name */
  const thinks = (pass, name) =>
    b.toggle(
      `${name} thinks first`,
      "",
      (s) => s["reasoning_enabled_passes"]?.[pass] === true,
      (on) => ({ reasoning_enabled_passes: { ...current()["reasoning_enabled_passes"], [pass]: on } }),
    );
  const scans = scanners.map((scan) =>
    b.toggle(
      scan.name,
      scan.sentence,
      (s) => s["editor_audit_toggles"]?.[scan.id] !== false,
      (on) => ({ editor_audit_toggles: { ...current()["editor_audit_toggles"], [scan.id]: on } }),
    ),
  );
  const shelves = [directorFields, moods, phrases].map((s) => shelfList(s));
  const [fields, moodList, bank] = shelves.map((s) => s.node);
  const needs = h(
    "div",
    { class: "voices-more" },
    voice(
      "director",
      group(
        "Director",
        "Plans each reply before it is written.",
        b.toggle(
          "Director",
          "Fills in the fields below and chooses moods; the Writer reads the result.",
          tool("direct_scene"),
          setTool("direct_scene"),
        ),
        b.toggle(
          "Enrich short messages",
          "Rewords a thin message of yours before it is answered. You see the new wording.",
          tool("rewrite_user_prompt"),
          setTool("rewrite_user_prompt"),
        ),
        b.toggle(
          "One question at a time",
          "Asks for each field in a call of its own: slower, and better for small models.",
          ...plain("director_individual_fragments"),
        ),
        thinks("director", "Director"),
        fold("Fields it fills in", fields),
        fold("Moods it can set", moodList),
      ),
    ),
    voice("writer", group("Writer", "Writes the reply. It always takes part.", thinks("writer", "Writer"))),
    voice(
      "editor",
      group(
        "Editor",
        "Reads the finished reply and mends what it finds.",
        b.toggle(
          "Editor",
          "Without it, the Writer's text stands as it is.",
          tool("editor_apply_patch"),
          setTool("editor_apply_patch"),
        ),
        b.toggle("Show what it changed", "Marks changes in the page after each reply.", ...plain("show_editor_diff")),
        b.toggle(
          "Wait for the Editor",
          "Shows a reply only when it has been read over.",
          ...plain("hide_streaming_until_baked"),
        ),
        thinks("editor", "Editor"),
        fold("What it looks for", h("div", { class: "scanners" }, ...scans)),
        fold("Worn phrases", bank),
      ),
    ),
    group(
      "Length",
      "Keeps replies from running on.",
      b.toggle("Watch the length", "The Editor shortens replies that are too long.", ...plain("length_guard")),
      h(
        "div",
        { class: "side-by-side" },
        b.number("Words", "At most, in one reply.", "length_guard_max_words", 50, 4000),
        b.number("Paragraphs", "As advice to the Editor.", "length_guard_max_paragraphs", 1, 20),
      ),
      b.toggle(
        "Tell the Writer beforehand",
        "Most models then keep to it, and nothing has to be shortened.",
        ...plain("length_guard_enforce"),
      ),
    ),
    group(
      "Notes",
      "",
      b.toggle(
        "Notes to you",
        "After each reply, short remarks outside the story. You find them in the inspector.",
        ...plain("feedback_enabled"),
      ),
      b.toggle(
        "Remember directions",
        "Writes down what should hold from here on, along this branch.",
        ...plain("direction_notes_record"),
      ),
      b.choice("Who reads the directions", "", "direction_notes_inject", injections),
    ),
  );
  el.append(
    group(
      "",
      "",
      b.toggle(
        "Three voices",
        "Off: the Writer answers alone, as in any other chat. Everything below rests.",
        ...plain("enable_agent"),
      ),
    ),
    needs,
  );
  b.also(() => needs.toggleAttribute("inert", current()["enable_agent"] === false));
  return () => {
    b.close();
    for (const s of shelves) s.close();
  };
}

/** @param {string} name @param {HTMLElement} node */
function voice(name, node) {
  node.dataset["voice"] = name;
  return node;
}

/** @param {string} title @param {Node | undefined} body */
const fold = (title, body) =>
  h("details", { class: "fold" }, h("summary", null, title), h("div", { class: "fold-body" }, body ?? null));
