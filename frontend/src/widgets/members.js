// Who takes part in a conversation: in which order, who is silent, and how many answer a message.

import {
  button,
  dialog,
  h,
  iconButton,
  menu,
  moveItem,
  narrowList,
  pickerRow,
  searchField,
  sentence,
  t,
  verdict,
  walkFromField,
} from "../lib/index.js";
import { cards, letSpeak, memberOf, newCast, readCards, recast } from "../model/cast.js";
import { complain, isRunning } from "../model/conversation.js";
import { activeId, current } from "../model/state.js";
import { face } from "./face.js";

/** @typedef {import("../model/cast.js").Member} Member */

/** As many replies as a turn may hold. */
const mostSpeakers = 16;

/** More are not listed; the field narrows them. */
const mostFound = 50;

/** Shows who takes part in the open conversation. */
export async function openMembers() {
  const c = current.get();
  if (!c) return;
  await readCards().catch(complain);
  const alone = cards.get().get(c.character_card_id ?? "");
  const cast = c.cast.length > 0 ? c.cast : alone ? [memberOf(alone)] : [];
  const cid = c.id;
  show(t("Characters of this conversation"), cast, c.speakers_per_turn, {
    speaks: (card) => letSpeak(card),
    keep: (members, perTurn) => recast(cid, { cast: members, speakers_per_turn: perTurn }),
  });
}

/** Asks with whom a conversation of several begins. */
export async function beginCast() {
  await readCards().catch(complain);
  show(t("Conversation with several characters"), [], 1, { begin: newCast });
}

/**
 * @param {string} title
 * @param {readonly Member[]} given
 * @param {number} perTurn
 * @param {{keep?: (members: Member[], perTurn: number) => Promise<unknown>, begin?: (members: Member[], perTurn: number) => Promise<unknown>, speaks?: (card: string) => void}} act
 */
function show(title, given, perTurn, { keep, begin, speaks }) {
  let all = [...given];
  const said = verdict();
  const list = h("ol.member-list", { "aria-label": t("Characters") });
  const none = h("p.muted", { role: "status" });
  const many = h("input", {
    type: "number",
    id: "members-many",
    min: "1",
    max: String(mostSpeakers),
    value: String(perTurn),
    onchange: () => void set(all),
  });
  const field = searchField(t("Add a character"), () => offer());
  field.placeholder = t("Add a character");
  const found = h("ul.picker-list.members-found", { "aria-label": t("Characters in the library") });
  const left = h("p.muted", { role: "status" });
  const adder = h("div.runs-form.members-add", field, found, left);
  walkFromField(adder, field, found);
  const start = button(t("Start"), () => void commence(), { kind: "primary", hidden: !begin });
  const body = h(
    "div.members",
    none,
    list,
    adder,
    h("div.members-foot", h("label", { for: "members-many" }, t("Maximum replies per message")), many),
    h(
      "p.muted",
      t(
        "The Director chooses who speaks. With the Director off, whoever you mention speaks, otherwise the next in order.",
      ),
    ),
    said.node,
  );
  const number = () => Math.max(1, Math.min(mostSpeakers, Math.round(Number(many.value)) || 1));

  /** Saves a change and shows it, or takes it back. @param {Member[]} next @param {(() => HTMLElement | null | undefined)} [focus] */
  const set = async (next, focus) => {
    const before = all;
    all = next;
    draw();
    focus?.()?.focus();
    if (!keep) return;
    try {
      await keep(next, number());
      said.tell("", "");
      const now = current.get();
      if (now && now.cast.length === next.length) all = [...now.cast];
      draw();
    } catch (e) {
      all = before;
      draw();
      said.tell(sentence(e), "error");
    }
  };
  const commence = async () => {
    try {
      await begin?.(all, number());
      shown.close();
    } catch (e) {
      said.tell(sentence(e), "error");
    }
  };
  /** Lists who can be added. */
  const offer = () => {
    const others = [...cards.get().values()]
      .filter((c) => !all.some((m) => m.character_card_id === c.id))
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((c) => ({ id: c.id, name: c.name, about: c.tags.join(", ") || c.creator_notes.slice(0, 120) }));
    const named = narrowList(others, field.value);
    left.textContent =
      others.length === 0
        ? t("Every character in the library already takes part.")
        : named.length === 0
          ? t("No characters match.")
          : "";
    found.replaceChildren(
      ...named.slice(0, mostFound).map((o) => pickerRow({ onclick: () => join(o.id) }, [o.name], o.about)),
    );
  };
  /** @param {string} id */
  const join = (id) => {
    const c = cards.get().get(id);
    if (!c) return;
    field.value = "";
    void set([...all, memberOf(c)], () => field);
  };
  /** The button of a member, or the field where nobody is left. @param {number} at */
  const part = (at) => () =>
    /** @type {HTMLElement} */ (
      list.children[Math.max(0, Math.min(at, all.length - 1))]?.querySelector(".member-more") ?? field
    );
  /** @param {number} at @param {number} step */
  const move = (at, step) => void set(moveItem(all, at, at + step), part(at + step));
  /** What can be done with a member. @param {Member} m @param {number} i @returns {import("../lib/menu.js").MenuItem[]} */
  const acts = (m, i) => {
    const cid = activeId.get();
    const waits = Boolean(cid && isRunning(cid)) || all.length < 2;
    return [
      ...(speaks && !waits
        ? [
            {
              label: t("Let this character speak"),
              icon: "chat",
              run: () => {
                shown.close();
                speaks(m.character_card_id);
              },
            },
          ]
        : []),
      {
        label: m.muted ? t("Unmute") : t("Mute"),
        icon: "sound",
        run: () =>
          void set(
            all.map((o, k) => (k === i ? { ...o, muted: !o.muted } : o)),
            part(i),
          ),
      },
      ...(i > 0 ? [{ label: t("Move up"), icon: "up", run: () => move(i, -1) }] : []),
      ...(i < all.length - 1 ? [{ label: t("Move down"), icon: "down", run: () => move(i, 1) }] : []),
      ...(all.length > 1 || !keep
        ? [
            {
              label: t("Remove"),
              icon: "close",
              danger: true,
              run: () =>
                void set(
                  all.filter((_, k) => k !== i),
                  part(i),
                ),
            },
          ]
        : []),
    ];
  };
  /** @param {Member} m @param {number} i @param {string} name */
  const moreOf = (m, i, name) => {
    const label = t("More for {title}", { title: name });
    const node = iconButton("more", label, () => menu(node, acts(m, i), label), {
      kind: "member-more",
      "aria-haspopup": "menu",
    });
    return node;
  };
  const draw = () => {
    const labels = labelMembers(all);
    none.textContent = all.length === 0 ? t("No characters yet.") : "";
    start.disabled = all.length === 0;
    const held = document.activeElement?.closest(".member");
    const at = held ? [...list.children].indexOf(held) : -1;
    list.replaceChildren(
      ...all.map((m, i) => {
        const name = labels[i] ?? m.name;
        const gone = !cards.get().has(m.character_card_id);
        const silent = m.muted ? t("muted") : gone ? t("Deleted character") : "";
        return h(
          "li.member",
          { dataset: { muted: String(m.muted) } },
          face(m.character_card_id, name),
          h("span.member-name", name, silent && h("span.muted", silent)),
          moreOf(m, i, name),
        );
      }),
    );
    // What is drawn again keeps the focus at its place.
    if (at >= 0) part(at)().focus();
    offer();
  };
  draw();
  const shown = dialog(title, body, { class: "members-dialog", ...(begin && { actions: [start] }) });
  field.focus();
}

/** Tells members of one name apart, as the backend does. Pure. @param {readonly Member[]} all */
export function labelMembers(all) {
  /** @type {Set<string>} */
  const taken = new Set();
  return all.map(({ name }) => {
    let label = name;
    for (let n = 2; taken.has(label.toLowerCase()); n++) label = `${name} (${n})`;
    taken.add(label.toLowerCase());
    return label;
  });
}
