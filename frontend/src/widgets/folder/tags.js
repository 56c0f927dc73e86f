// The tags of one conversation or of several: those they have, and a field for another one.

import { call } from "../../ipc/index.js";
import { button, dialog, h, iconButton, muted, sentence, t, verdict } from "../../lib/index.js";
import { submits } from "./choose.js";

/** How long a tag is at most. The backend holds the same limit. */
const longest = 60;

/**
 * @param {readonly string[]} ids the conversations
 * @param {(id: string) => Promise<{tags: readonly string[]}>} read
 */
export async function openTags(ids, read) {
  const said = verdict();
  const list = h("ul.tag-list", { "aria-label": t("Tags") });
  const none = muted(t("No tags yet."));
  const known = h("datalist", { id: "known-tags" });
  const field = h("input", {
    type: "text",
    maxlength: String(longest),
    list: "known-tags",
    placeholder: t("Add a tag"),
    "aria-label": t("Add a tag"),
    dir: "auto",
  });
  /** How many of the conversations have a tag. @type {Map<string, number>} */
  let counts = new Map();

  /** @param {Partial<import("../../model/folders.js").Change>} change @param {Map<string, number>} then */
  const save = async (change, then) => {
    try {
      await call("conversations.change", { changes: [{ ids: [...ids], ...change }] });
      said.tell("", "");
      counts = then;
      draw();
    } catch (e) {
      said.tell(sentence(e), "error");
    }
  };
  const add = () => {
    const tag = field.value.trim();
    if (!tag) return;
    field.value = "";
    const had = [...counts.keys()].find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tag;
    void save({ add_tags: [tag] }, new Map(counts).set(had, ids.length));
  };
  /** @param {string} tag */
  const out = (tag) => void save({ remove_tags: [tag] }, new Map([...counts].filter(([one]) => one !== tag)));
  const draw = () => {
    const held = list.contains(document.activeElement);
    none.hidden = counts.size > 0;
    list.replaceChildren(
      ...[...counts].map(([tag, n]) =>
        h(
          "li.tag",
          h("span", { dir: "auto" }, tag),
          n < ids.length && h("span.muted", t("{n} of {all}", { n, all: ids.length })),
          iconButton("close", t("Remove the tag {tag}", { tag }), () => out(tag), {
            title: null,
          }),
        ),
      ),
    );
    if (held) field.focus();
  };
  const load = async () => {
    const rows = await Promise.all(ids.slice(0, 200).map((id) => read(id).catch(() => ({ tags: [] }))));
    /** @type {Map<string, number>} */
    const next = new Map();
    for (const { tags } of rows) for (const tag of tags) next.set(tag, (next.get(tag) ?? 0) + 1);
    counts = next;
    const all = await call("conversations.tags").catch(() => []);
    known.replaceChildren(...all.map((c) => h("option", { value: c.tag })));
    draw();
  };
  const form = h("form.tag-form", { onsubmit: submits(add) }, field, known, button(t("Add"), add, { kind: "tag-add" }));
  const title =
    ids.length === 1
      ? t("Tags of this conversation")
      : t("Tags of {n, plural, one {# conversation} other {# conversations}}", { n: ids.length });
  const shown = dialog(title, h("div.runs-form.tags-dialog", none, list, form, said.node));
  field.focus();
  await load();
  await shown.closed;
}
