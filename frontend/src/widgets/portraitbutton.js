// A portrait that a person may change: it offers to choose a picture, and to remove the one that is there.

import { pickFiles } from "../lib/files.js";
import { h, menu, t } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { cropDialog } from "./crop.js";

const pictures = "image/png,image/jpeg,image/webp,image/gif";

/** @param {(b64: string) => Promise<unknown>} keep keeps another picture; "" removes it */
export function portraitButton(keep) {
  let pictured = false;
  const node = h("button.face", { "aria-haspopup": "menu" });
  const choose = () => pickFiles(pictures, ([f]) => f && void cropDialog(f, keep).catch(complain), false);
  const items = () => [
    { label: t("Choose picture"), icon: "image", run: choose },
    ...(pictured
      ? [{ label: t("Remove picture"), icon: "trash", danger: true, run: () => void keep("").catch(complain) }]
      : []),
  ];
  node.addEventListener("click", () => menu(node, items(), t("Image")));
  return {
    node,
    /** @param {Node} portrait @param {string} name of who is shown @param {boolean} has whether there is a picture */
    show(portrait, name, has) {
      pictured = has;
      node.replaceChildren(portrait);
      node.setAttribute("aria-label", t("Picture of {name}", { name }));
    },
  };
}
