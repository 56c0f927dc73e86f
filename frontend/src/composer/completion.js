// Completes /command, @assistant, @character of the conversation and {{macro}} while a person writes a message.

import { listen } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { doable, excerpt, joinWithDots, t } from "../lib/index.js";
import { members } from "../model/cast.js";
import { quickReplies } from "../model/quickreplies.js";
import { settings } from "../model/state.js";
import { commandIn, mentionOf, wantedAt } from "../widgets/completing.js";
import { macroOffers } from "../widgets/macros.js";
import { suggestions } from "../widgets/suggestions.js";

/** @typedef {import("../widgets/completing.js").Sign} Sign */
/** @typedef {import("../widgets/completing.js").Offer} Offer */

/** @param {string} name @param {string} about @param {string} text @returns {Offer} */
const offerOf = (name, about, text) => ({ name, about, text });

/** What a quick reply is called behind a slash. @param {string} label */
const slashOf = (label) => label.trim().replaceAll(/\s+/g, "-");

/** The texts that the person keeps. @returns {Offer[]} */
const prompts = () =>
  /** @type {import("../../types/api.d.ts").chat.Prompt[]} */ (settings.get()?.prompts ?? [])
    .filter((p) => p.text)
    .map(({ name, text }) => ({ name, about: excerpt(text, 80), text, kept: true }));

/**
 * @param {HTMLTextAreaElement} area
 * @param {{put: (text: string, caret: number) => void, press: (offer: import("../model/quickreplies.js").Offer) => void}} act
 */
export function completion(area, act) {
  /** @type {Map<"/" | "@", readonly Offer[]>} */
  const known = new Map();
  listen((push) => {
    if (
      push.type === "reset" ||
      (push.type === "changed" &&
        ["schedules", "automations", "assistants", "settings", "quickreplies"].includes(push.what))
    )
      known.clear();
  });

  /** @param {"/" | "@"} sign @param {() => Promise<Offer[]>} ask @returns {Promise<readonly Offer[]>} */
  const remembered = async (sign, ask) => {
    const offers = known.get(sign) ?? (await ask());
    known.set(sign, offers);
    return offers;
  };
  /** @param {Sign} sign @returns {Promise<readonly Offer[]>} */
  const read = async (sign) => {
    if (sign === "{{") return macroOffers();
    if (sign === "/")
      return remembered(sign, async () => [
        ...(await callAll("commands.list")).map(({ command, name }) => offerOf(command, name, `/${command} `)),
        ...prompts(),
        ...quickReplies().map((offer) => ({
          ...offerOf(
            slashOf(offer.label),
            joinWithDots(offer.of, excerpt(offer.message, 60)),
            `/${slashOf(offer.label)} `,
          ),
          run: () => act.press(offer),
        })),
        ...doable().flatMap(({ slash, label, takes, run }) =>
          slash ? [{ name: slash, about: joinWithDots(label, takes), text: `/${slash} `, run }] : [],
        ),
      ]);
    const assistants = await remembered(sign, async () =>
      (await callAll("assistants.list")).map((a) => offerOf(a.name, a.description, mentionOf(a.name))),
    );
    const cast = members.get().filter((m) => !m.muted);
    return [
      ...cast.map((m) => offerOf(m.label, t("Takes part in this conversation"), `@${m.label} `)),
      ...assistants.filter((a) => !cast.some((m) => m.label.toLowerCase() === a.name.toLowerCase())),
    ];
  };
  /** @param {Sign} sign */
  const listName = (sign) => {
    if (sign === "/") return t("Commands");
    if (sign === "{{") return t("Macros");
    return members.get().length > 0 ? t("Characters and assistants") : t("Assistants");
  };

  return {
    ...suggestions(area, "completion", { wanted: wantedAt, read, name: listName, put: act.put }),
    /** What a line with a slash calls, and the rest of the line; null: nothing. @param {string} text */
    async commandOf(text) {
      const c = commandIn(text);
      if (!c) return null;
      const offers = await read("/").catch(() => []);
      const found = offers.find((o) => o.name.toLocaleLowerCase() === c.name.toLocaleLowerCase());
      return found ? { ...found, rest: c.rest } : null;
    },
  };
}
