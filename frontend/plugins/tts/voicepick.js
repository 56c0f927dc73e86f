// One voice of many, by its name or its language: a list that narrows while it is searched.

/** @typedef {{id: string, name: string, language: string, gender: string, quality: string}} Voice */

/** What of a voice is searched and shown. Pure. @param {Voice} v @param {(code: string) => string} language */
export const wordsOf = (v, language) => [
  v.name || v.id,
  [v.language ? language(v.language) : "", v.quality].filter(Boolean).join(" · "),
];

/** The voices that have every word in their name or language, first those that begin with it. Pure. @param {readonly Voice[]} voices @param {string} asked @param {(code: string) => string} language */
export function matching(voices, asked, language) {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ""] = words;
  const text = (/** @type {Voice} */ v) => [...wordsOf(v, language), v.language, v.id].join(" ").toLowerCase();
  const found = voices.filter((v) => words.every((w) => text(v).includes(w)));
  return [...found.filter((v) => text(v).startsWith(first)), ...found.filter((v) => !text(v).startsWith(first))];
}

/** A language's name in that of the window, with its country; what a voice says beyond that is in its own name. @param {string} code */
export function languageName(code) {
  try {
    const { language, region } = new Intl.Locale(code);
    const plain = region && /^[A-Z]{2}$/.test(region) ? `${language}-${region}` : language;
    return new Intl.DisplayNames([document.documentElement.lang || "en"], { type: "language" }).of(plain) ?? code;
  } catch {
    return code; // an unknown code
  }
}

let last = 0;

/**
 * @param {import("../../src/main/plugins.js").Host} host
 * @param {{label: string, voices: readonly Voice[], value: string, save: (id: string) => Promise<unknown>}} spec
 */
export function voicePick(host, { label, voices, value, save }) {
  const { h } = host;
  const id = `tts-voice-${++last}`;
  /** What is found already: an engine has a hundred voices, and all are looked through at each key. @type {Map<string, string>} */
  const names = new Map();
  const named = (/** @type {string} */ code) => {
    const name = names.get(code) ?? languageName(code);
    names.set(code, name);
    return name;
  };
  let chosen = value;
  let active = -1;
  /** @type {readonly Voice[]} */
  let shown = [];
  /** @param {string} v */
  const nameOf = (v) => voices.find((x) => x.id === v)?.name || v || host.t("Engine default");
  /** @param {string} id @param {string} name @returns {Voice} */
  const plain = (id, name) => ({ id, name, language: "", gender: "", quality: "" });
  const own = plain("", nameOf(""));
  /** What an engine that takes names and lists none is offered: the name as it is typed. @param {string} asked */
  const asTyped = (asked) => (voices.length === 0 && asked.trim() ? [plain(asked.trim(), asked.trim())] : []);
  const input = h("input", {
    id,
    role: "combobox",
    spellcheck: "false",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": `${id}-list`,
    "aria-describedby": `${id}-about`,
  });
  const list = h("ul.tts-voices", { id: `${id}-list`, role: "listbox", "aria-label": label, hidden: true });
  const said = h("span.verdict", { role: "status" });
  input.value = nameOf(chosen);

  const isOpen = () => !list.hidden;
  const close = () => {
    list.hidden = true;
    active = -1;
    input.value = nameOf(chosen);
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  /** @param {string} asked */
  const open = (asked) => {
    shown = asked ? [...matching(voices, asked, named), ...asTyped(asked)] : [own, ...voices];
    list.replaceChildren(
      ...shown.map((v, i) => {
        const [name, language] = wordsOf(v, named);
        return h(
          "li",
          {
            id: `${id}-${i}`,
            role: "option",
            "aria-selected": String(v.id === chosen),
            onpointerdown: (/** @type {Event} */ e) => e.preventDefault(), // the focus stays in the field
            onclick: () => void pick(v),
          },
          h("span", name),
          language && language !== name && h("span.tts-language", language),
        );
      }),
      ...(shown.length === 0 ? [h("li.tts-none", host.t("No voices match."))] : []),
    );
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    at(asked ? 0 : shown.findIndex((v) => v.id === chosen));
  };
  /** @param {number} i */
  const at = (i) => {
    list.children[active]?.classList.remove("active");
    active = shown.length === 0 ? -1 : Math.max(0, Math.min(shown.length - 1, i));
    const option = list.children[active];
    if (active < 0 || !option) return input.removeAttribute("aria-activedescendant");
    option.classList.add("active");
    option.scrollIntoView?.({ block: "nearest" });
    input.setAttribute("aria-activedescendant", option.id);
  };
  /** @param {Voice} v */
  const pick = async (v) => {
    const before = chosen;
    chosen = v.id;
    close();
    try {
      await save(v.id);
      said.textContent = "";
    } catch (e) {
      chosen = before;
      close();
      said.textContent = /** @type {any} */ (e)?.message || host.t("That action failed. Try again.");
      said.dataset["kind"] = "error";
    }
  };
  input.addEventListener("focus", () => input.select());
  input.addEventListener("click", () => !isOpen() && open(""));
  input.addEventListener("input", () => open(input.value));
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (e) => {
    const open_ = isOpen();
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + 8, PageUp: active - 8 }[e.key];
    if (to !== undefined) open_ ? at(to) : open("");
    else if (e.key === "Enter" && open_ && shown[active]) void pick(/** @type {Voice} */ (shown[active]));
    else if (e.key === "Escape" && open_) close();
    else return;
    e.preventDefault();
    e.stopPropagation();
  });
  return h(
    "div.field.text-row.tts-pick",
    h("label", { for: id }, label),
    input,
    list,
    h("p.about", { id: `${id}-about` }, said),
  );
}
