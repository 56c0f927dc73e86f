// The section about the program: its version, what it is made of, and a report to pass on.

import { call } from "../../ipc/index.js";
import { actions, button, copyButton, failure, fold, h, navigate, t } from "../../lib/index.js";
import { strokes } from "../../lib/strokes.js";
import { openReleases } from "../../model/home.js";
import { status } from "../../model/state.js";
import { group } from "../../widgets/bound.js";
import { readDetail } from "../../widgets/readdetail.js";

/** What the window and the printed documents are made of; the files lie beside it. @type {readonly {name: string, licence: string, file: string}[]} */
const parts = [
  { name: "Source Serif 4", licence: "OFL 1.1", file: "source-serif-4.txt" },
  { name: "Source Serif 4 SmText", licence: "OFL 1.1", file: "source-serif-4-smtext.txt" },
  { name: "Inter", licence: "OFL 1.1", file: "inter.txt" },
  { name: "Noto Emoji", licence: "OFL 1.1", file: "noto-emoji.txt" },
  { name: "Noto Sans Symbols 2", licence: "OFL 1.1", file: "noto-sans-symbols-2.txt" },
  { name: "Noto Sans Math", licence: "OFL 1.1", file: "noto-sans-math.txt" },
  { name: "marked", licence: "MIT", file: "marked.txt" },
  { name: "DOMPurify", licence: t("Apache 2.0 or MPL 2.0"), file: "dompurify.txt" },
  { name: "highlight.js", licence: "BSD 3-Clause", file: "highlight.txt" },
  { name: "Temml", licence: "MIT", file: "temml.txt" },
  { name: "slop-score", licence: "MIT", file: "slop-score.txt" },
  { name: t("Wails, SQLite and other Go modules"), licence: "MIT, BSD, Apache 2.0", file: "go.txt" },
];

/** @param {HTMLElement} el @returns {() => void} */
export function mountAbout(el) {
  const version = h("strong");
  const revision = h("code.muted");
  const draw = () => {
    const [number = "", built = ""] = (status.get()?.version ?? "").split("+");
    version.textContent = `Terzetto ${number}`.trim();
    revision.textContent = built;
  };
  el.append(
    h(
      "div.about-head",
      strokes(),
      h("p", version, " ", revision, h("br"), t("Three voices, one conversation, on your own computer.")),
    ),
    actions(
      button(t("Open the help"), () => navigate("help", "first-start"), { icon: "question" }),
      button(t("Check for a new release"), openReleases),
    ),
    group(
      t("Diagnostics"),
      t(
        "Sizes, counts and recent warnings, without keys, addresses or conversation text. Review the text before you share it.",
      ),
      diagnostics(),
    ),
    group(t("Open source"), t("Built with these open-source projects."), h("div.licences", ...parts.map(licence))),
  );
  draw();
  return status.watch(draw);
}

function diagnostics() {
  const place = h("div", { "aria-live": "polite" });
  const show = async () => {
    try {
      const { text } = await call("app.diagnostics");
      const whole = `${text}\nWindow\n${"size".padEnd(24)} ${innerWidth}x${innerHeight} at ${devicePixelRatio}\n${"engine".padEnd(24)} ${navigator.userAgent}\n`;
      place.replaceChildren(
        h("pre.report", { tabindex: "0", "aria-label": t("Diagnostics") }, whole),
        actions(
          copyButton(t("Copy"), () => whole),
          button(t("Search again"), show, { kind: "quiet" }),
        ),
      );
    } catch (err) {
      place.replaceChildren(...failure(err, show));
    }
  };
  place.append(button(t("Show diagnostics"), show));
  return place;
}

/** @param {{name: string, licence: string, file: string}} part */
const licence = ({ name, licence, file }) =>
  fold([h("span", name), h("span.muted", licence)], () => readDetail("licence", () => textOf(file), showText).node);

/** @param {string} file */
async function textOf(file) {
  const answer = await fetch(`/vendor/licences/${file}`).catch(() => null);
  if (!answer?.ok) throw new Error(t("Couldn't load the license text."));
  return answer.text();
}

/** @param {HTMLElement} node @param {string} text */
const showText = (node, text) => node.replaceChildren(h("pre.report", { tabindex: "0" }, text));
