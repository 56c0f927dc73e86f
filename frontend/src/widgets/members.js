// Who takes part in a conversation: in which order, who is silent, and how many answer a message.

import { button, dialog, h, iconButton, picker, sentence, t, verdict } from "../lib/index.js";
import { moveItem } from "../lib/order.js";
import { cards, letSpeak, memberOf, newCast, readCards, recast } from "../model/cast.js";
import { complain, isRunning } from "../model/conversation.js";
import { activeId, current } from "../model/state.js";
import { face } from "./face.js";

/** @typedef {import("../model/cast.js").Member} Member */

/** As many replies as a turn may hold. */
const mostSpeakers = 16;

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
  const add = button(t("Add a character"), () => choose(), { icon: "plus" });
  const start = button(t("Start"), () => void commence(), { kind: "primary", hidden: !begin });
  const body = h(
    "div.members",
    none,
    list,
    h("div.members-foot", add, h("label", { for: "members-many" }, t("Maximum replies per message")), many),
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
  const choose = () =>
    picker({
      title: t("Add a character"),
      options: [...cards.get().values()]
        .filter((c) => !all.some((m) => m.character_card_id === c.id))
        .sort((a, b) => a.name.localeCompare(b.name))
        .map((c) => ({ id: c.id, name: c.name, about: c.tags.join(", ") || c.creator_notes.slice(0, 120) })),
      none: t("Every character in the library already takes part."),
      picked: (id) => {
        const c = cards.get().get(id);
        if (c) void set([...all, memberOf(c)], () => add);
      },
    });
  /** @param {number} at @param {string} what */
  const part = (at, what) => () =>
    /** @type {HTMLElement | null} */ (
      // A button at the end of its way gives the focus to the next one of its member.
      list.children[Math.max(0, Math.min(at, all.length - 1))]?.querySelector(
        `.${what}:not(:disabled), .${what} ~ button:not(:disabled)`,
      ) ?? add
    );
  /** @param {number} at @param {number} step */
  const move = (at, step) => {
    void set(moveItem(all, at, at + step), part(at + step, step < 0 ? "member-up" : "member-down"));
  };
  const draw = () => {
    const labels = labelMembers(all);
    none.textContent = all.length === 0 ? t("No characters yet.") : "";
    start.disabled = all.length === 0;
    const cid = activeId.get();
    const held = /** @type {HTMLElement | null} */ (document.activeElement?.closest(".member") ?? null);
    const at = held ? [...list.children].indexOf(held) : -1;
    const kind = document.activeElement?.classList.item(1) ?? "";
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
          speaks &&
            iconButton(
              "chat",
              t("Let {name} speak", { name }),
              () => {
                shown.close();
                speaks(m.character_card_id);
              },
              { disabled: Boolean(cid && isRunning(cid)) || all.length < 2 },
            ),
          iconButton(
            "sound",
            t("Mute {name}", { name }),
            () =>
              void set(
                all.map((o, k) => (k === i ? { ...o, muted: !o.muted } : o)),
                part(i, "member-mute"),
              ),
            { kind: "member-mute", "aria-pressed": String(m.muted) },
          ),
          iconButton("up", t("Move {name} up", { name }), () => move(i, -1), { kind: "member-up", disabled: i === 0 }),
          iconButton("down", t("Move {name} down", { name }), () => move(i, 1), {
            kind: "member-down",
            disabled: i === all.length - 1,
          }),
          iconButton(
            "close",
            t("Remove {name}", { name }),
            () =>
              void set(
                all.filter((_, k) => k !== i),
                part(i, "member-remove"),
              ),
            { kind: "member-remove", disabled: all.length === 1 && Boolean(keep) },
          ),
        );
      }),
    );
    // What is drawn again keeps the focus at its place.
    if (at >= 0 && kind) part(at, kind)()?.focus();
  };
  draw();
  const shown = dialog(title, body, { class: "members-dialog", ...(begin && { actions: [start] }) });
  add.focus();
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
