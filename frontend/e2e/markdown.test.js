// What the page makes of Markdown, in the browser: the examples of the specifications, pictures in SVG, what is selected
// while a reply is written, what is copied and pasted, and texts that are huge or hostile.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { JSDOM } from "jsdom";
import { declinedOf, examples, outline } from "./markdownspec.js";
import { halfway, modelServer, usual } from "./model.js";
import { connect, plain, say, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage({ program: plain });

/** Puts a place for texts in front of the page, and what draws them within reach. */
async function begin() {
  await come();
  await page.evaluate(async () => {
    const load = (/** @type {string} */ path) => import(path);
    const place = document.createElement("div");
    place.className = "prose";
    place.id = "tried";
    for (const [name, value] of Object.entries({ position: "fixed", inset: "0", "z-index": "99", overflow: "auto" }))
      place.style.setProperty(name, value);
    place.style.setProperty("background", "Canvas");
    document.body.append(place);
    const modules = ["markdown", "growing", "copying"].map((name) => load(`/src/lib/${name}.js`));
    const [{ renderMarkdown }, { streamMarkdown }, { copySelected }] = await Promise.all(modules);
    place.addEventListener("copy", copySelected);
    Object.assign(window, { place, renderMarkdown, streamMarkdown });
  });
}

/** Shows a text, and says how many milliseconds it held the page up. @param {string} text @returns {Promise<number>} */
const show = (text) =>
  page.evaluate((text) => {
    const { place, renderMarkdown } = /** @type {any} */ (window);
    const began = performance.now();
    place.replaceChildren(renderMarkdown(text));
    void place.offsetHeight;
    return Math.round(performance.now() - began);
  }, text);

/** Lets a text grow by so many characters at a time, and selects a word of it on the way. @param {{text: string, step: number, word?: string, at?: number}} how @returns {Promise<{selected: string[], worst: number[]}>} */
const grow = (how) =>
  page.evaluate(async ({ text, step, word, at = 0 }) => {
    const { place, streamMarkdown } = /** @type {any} */ (window);
    const stream = streamMarkdown(place);
    /** @type {string[]} */
    const selected = [];
    /** @type {number[]} */
    const took = [];
    let chosen = false;
    for (let end = step; end < text.length + step; end += step) {
      stream.update(text.slice(0, end));
      const began = performance.now();
      await new Promise((go) => requestAnimationFrame(go));
      void place.offsetHeight;
      took.push(performance.now() - began);
      const walker = document.createTreeWalker(place, 4);
      while (word && !chosen && end >= at && walker.nextNode()) {
        const node = /** @type {Text} */ (walker.currentNode);
        const from = node.data.indexOf(word);
        if (from < 0) continue;
        document.getSelection()?.setBaseAndExtent(node, from, node, from + word.length);
        chosen = true;
      }
      if (chosen) selected.push(String(document.getSelection()));
    }
    stream.done(text);
    selected.push(String(document.getSelection()));
    const tenth = Math.max(1, Math.floor(took.length / 10));
    const median = (/** @type {number[]} */ all) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
    return { selected, worst: [median(took.slice(tenth, 2 * tenth)), median(took.slice(-tenth)), Math.max(...took)] };
  }, how);

describe("Markdown in the browser", () => {
  for (const [spec, list] of Object.entries(examples))
    test(`is shown as ${spec} has it, but for what is declined`, async () => {
      await begin();
      const drawn = await page.evaluate(
        (texts) => {
          const { place, renderMarkdown } = /** @type {any} */ (window);
          return texts.map((text) => {
            place.replaceChildren(renderMarkdown(text));
            return String(place.innerHTML);
          });
        },
        list.map((e) => e.markdown),
      );
      const declined = declinedOf(spec);
      const { document } = new JSDOM("<!doctype html><body></body>").window;
      /** @param {string} html @param {boolean} ours */
      const shape = (html, ours) => {
        const div = document.createElement("div");
        div.innerHTML = html;
        return outline(div, ours);
      };
      const differ = list.filter((e, i) => shape(drawn[i] ?? "", true) !== shape(e.html, false)).map((e) => e.number);
      console.log(`${spec}: ${list.length - differ.length} of ${list.length} examples are shown as it has them.`);
      for (const why of new Set(declined.values()))
        console.log(`  declined, ${why}: ${[...declined].flatMap(([n, w]) => (w === why ? [n] : [])).join(" ")}`);
      assert.deepEqual(
        differ,
        [...declined.keys()].sort((a, b) => a - b),
      );
    });

  test("aligns columns, ticks boxes and keeps the numbers of a list", async () => {
    await begin();
    await show("| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n\n- [x] done\n- [ ] open\n\n1. a\n```\nx\n```\n2. b");
    const seen = await page.evaluate(() => ({
      align: [...document.querySelectorAll("#tried td")].map((td) => getComputedStyle(td).textAlign),
      boxes: [...document.querySelectorAll("#tried input")].map((i) => {
        const box = /** @type {HTMLInputElement} */ (i);
        return [box.type, box.checked, box.disabled, box.getAttribute("aria-label"), box.offsetWidth < 30];
      }),
      starts: [...document.querySelectorAll("#tried ol")].map((ol) => /** @type {HTMLOListElement} */ (ol).start),
    }));
    assert.deepEqual(seen, {
      align: ["left", "center", "right"],
      boxes: [
        ["checkbox", true, true, "done", true],
        ["checkbox", false, true, "open", true],
      ],
      starts: [1, 2],
    });
  });
});

describe("a picture in SVG", () => {
  const circle = '<circle cx="50" cy="50" r="40" fill="red"/>';
  for (const [name, source] of [
    ["between fences", `\`\`\`svg\n<svg viewBox="0 0 100 100">${circle}</svg>\n\`\`\``],
    ["between its own tags", `See:\n\n<svg width="100" height="100">\n\n  ${circle}\n</svg>\n\nThere.`],
    [
      "as the address of an image",
      `![a dot](data:image/svg+xml;base64,${btoa(`<svg viewBox="0 0 9 9">${circle}</svg>`)})`,
    ],
    ["with a script", `<svg viewBox="0 0 100 100" onload="alert(1)"><script>alert(1)</script>${circle}</svg>`],
    [
      "that phones home",
      `<svg viewBox="0 0 100 100"><image href="https://evil.example/a.png"/><style>@import url(https://evil.example/x.css); circle{fill:url(https://evil.example/y)}</style><foreignObject><img src="https://evil.example/b.png"/></foreignObject>${circle}</svg>`,
    ],
    ["of a hundred megapixels", `<svg width="10000" height="10000">${circle}</svg>`],
    [
      "with noise",
      `<svg viewBox="0 0 100 100"><filter id="f"><feTurbulence numOctaves="999999"/></filter><g filter="url(#f)">${circle}</g></svg>`,
    ],
  ])
    test(`${name} is shown as an image, and nothing leaves`, async () => {
      await begin();
      await show(source ?? "");
      const img = page.locator("#tried img.picture");
      await img.waitFor();
      await page.waitForFunction(
        () => document.querySelector("#tried img")?.matches("img") && [...document.images].every((i) => i.complete),
      );
      const seen = await img.evaluate((i) => {
        const img = /** @type {HTMLImageElement} */ (i);
        return [img.src.slice(0, 5), img.naturalWidth > 0, img.naturalWidth <= 1600, img.offsetHeight <= 480];
      });
      assert.deepEqual(seen, ["blob:", true, true, true]);
    });

  test("keeps its styles", async () => {
    await begin();
    await show(
      '<svg viewBox="0 0 2 1"><style>.a{fill:#010203}</style><rect class="a" width="1" height="1"/><rect x="1" width="1" height="1" style="fill:#040506"/></svg>',
    );
    await page.locator("#tried img").waitFor();
    const points = await page.locator("#tried img").evaluate(async (img) => {
      await /** @type {HTMLImageElement} */ (img).decode();
      const canvas = document.createElement("canvas");
      const drawn = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      drawn.drawImage(/** @type {HTMLImageElement} */ (img), 0, 0, 100, 100);
      return [25, 75].map((x) => [...drawn.getImageData(x, 50, 1, 1).data].slice(0, 3));
    });
    assert.deepEqual(points, [
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  test("that grows out of hand stays code", async () => {
    await begin();
    const bomb = Array.from({ length: 30 }, (_, i) => `<g id="a${i + 1}"><use href="#a${i}"/><use href="#a${i}"/></g>`);
    await show(
      `\`\`\`svg\n<svg viewBox="0 0 9 9"><rect id="a0" width="1" height="1"/>${bomb.join("")}<use href="#a30"/></svg>\n\`\`\``,
    );
    assert.equal(await page.locator("#tried img").count(), 0);
    assert.match(await page.locator("#tried pre").innerText(), /#a29/);
  });

  test("has its code behind a button", async () => {
    await begin();
    await show(`\`\`\`svg\n<svg viewBox="0 0 100 100">${circle}</svg>\n\`\`\``);
    assert.equal(await page.locator("#tried pre").isVisible(), false);
    await page.locator("#tried summary", { hasText: "Show code" }).click();
    assert.match(await page.locator("#tried pre").innerText(), /circle/);
  });
});

describe("what is selected", () => {
  const text = [
    "The **harbour** master did not look up from [his book](https://a.example/).",
    "“You came by *the long road*,” she said. “Nobody comes by the long road in this weather.”",
    "- Behind her the lamps of the pier went out\n- one after the other, as if someone were walking",
    "He waited. See [the chart][1] for `more` of it, and the last sentence of this text goes on for a while.",
    "[1]: https://b.example/",
  ].join("\n\n");
  for (const [where, word, at] of /** @type {[string, string, number][]} */ ([
    ["in the paragraph that is being written", "master", 30],
    ["in the one before it", "master", 120],
    ["in speech that goes on", "road", 115],
    ["in an item", "lamps", 205],
    ["before a definition", "sentence", 345],
  ]))
    test(`stays selected while a text grows and when it ends: ${where}`, async () => {
      await begin();
      const { selected } = await grow({ text, step: 3, word, at });
      assert.ok(selected.length > 1);
      assert.deepEqual([...new Set(selected)], [word]);
    });

  test("stays selected when a reply is whole, and when the Editor has changed it", async (t) => {
    const model = await modelServer({ tools: usual });
    t.after(model.close);
    await connect(ask, model);
    await come();
    const { script, reached, goOn } = halfway();
    model.script(script);
    await page.getByLabel("Your message").fill("A long story, please.");
    await page.keyboard.press("Enter");
    await reached;
    const written = page.locator('.row[data-kind="reply"] .prose');
    await until(() => written.innerText(), /harbour master/);
    await written.evaluate((prose) => {
      const walker = document.createTreeWalker(prose, 4);
      while (walker.nextNode() && !walker.currentNode.textContent?.includes("harbour"));
      const node = /** @type {Text} */ (walker.currentNode);
      const from = node.data.indexOf("harbour");
      document.getSelection()?.setBaseAndExtent(node, from, node, from + "harbour".length);
    });
    goOn();
    await written.waitFor({ state: "detached" });
    const last = page.locator('.row[data-role="assistant"] .prose').last();
    await until(() => last.innerText(), /counted the lamps/);
    assert.equal(await page.evaluate(() => String(document.getSelection())), "harbour");
  });
});

describe("what is copied and pasted", () => {
  test("is Markdown and rich text", async () => {
    await begin();
    await show("# One\n\n- *two*\n- **three**\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```js\nlet a;\n```");
    const copied = await page.evaluate(() => {
      const { place } = /** @type {any} */ (window);
      document.getSelection()?.selectAllChildren(place);
      const clipboardData = new DataTransfer();
      place.firstElementChild.dispatchEvent(
        new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }),
      );
      return ["text/plain", "text/html"].map((type) => clipboardData.getData(type));
    });
    assert.equal(
      copied[0],
      "# One\n\n- *two*\n- **three**\n\n| a | b |\n| --- | --: |\n| 1 | 2 |\n\n```js\nlet a;\n```",
    );
    assert.match(copied[1] ?? "", /<h1>One<\/h1>\s*<ul>[\s\S]*<strong>three<\/strong>[\s\S]*<td align="right">2<\/td>/);
  });

  test("is both by the button of a row", async () => {
    await come();
    await say(page, "The *lamp* is lit.");
    await page.locator('.row[data-role="user"]').hover();
    await page.locator('.row[data-role="user"]').getByRole("button", { name: "Copy" }).click();
    const read = () =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const texts = ["text/plain", "text/html"].map(async (type) => (await item?.getType(type))?.text());
        return Promise.all(texts);
      });
    await until(async () => (await read())[0], "The *lamp* is lit.");
    assert.match((await read())[1] ?? "", /The <em>lamp<\/em> is lit\./);
  });

  test("is the text of an Office program, and its picture when asked", async () => {
    await come();
    const area = page.getByLabel("Your message");
    /** @param {string} text */
    const paste = (text) =>
      area.evaluate((node, text) => {
        const clipboardData = new DataTransfer();
        if (text) clipboardData.setData("text/plain", text);
        const bytes = Uint8Array.from(
          atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
          (c) => c.charCodeAt(0),
        );
        clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
        return node.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    const images = page.locator(".composer img");
    assert.equal(await paste("1\t2\n3\t4"), true, "the browser pastes the text");
    assert.equal(await images.count(), 0);
    await page.getByRole("button", { name: "Attach the image too" }).click();
    await images.waitFor();
    assert.equal(await paste("image.png"), false, "a file's name beside it says nothing");
    assert.equal(await paste(""), false);
  });
});

describe("a huge or hostile text", () => {
  const cjk = "。，、；：？！（）【】《》「」『』“”‘’…—";
  const marks = ["*", "**", "***", "_", "__", "~", "~~", "`", "[", "](", "<", "|", "$", '"', "\\", "#"];
  for (const [name, text] of /** @type {[string, string][]} */ ([
    ["one paragraph of 200 KB", "words and more of them ".repeat(9000)],
    ["one paragraph of 59 KB", "words and *more* of them ".repeat(2350)],
    ["5,000 items", "- item number\n".repeat(4200)],
    ["300 columns", `${"| a ".repeat(300)}|\n${"|---".repeat(300)}|\n${`${"| b ".repeat(300)}|\n`.repeat(40)}`],
    ["10,000 marks of emphasis", "*a* ".repeat(10_000)],
    ["10,000 marks that open", "*a ".repeat(10_000)],
    ["10,000 marks that may do either", "a**b".repeat(10_000)],
    ["emphasis within emphasis", `${"*a **b ".repeat(2000)}${"c** d* ".repeat(2000)}`],
    ["everything unclosed", '**a _b ~~c `d [e](f <g $h "i “j 「k ```l |m '.repeat(1000)],
    ["quotations within quotations", `${">".repeat(10_000)} a`],
    ["lists within lists", Array.from({ length: 500 }, (_, i) => `${"  ".repeat(Math.min(i, 60))}- a`).join("\n")],
    ["brackets", "[".repeat(20_000)],
    ["links that don't end", "[a](b".repeat(1500)],
    ["backticks", Array.from({ length: 300 }, (_, i) => "`".repeat(i)).join(" ")],
    ["dollars", "$a ".repeat(15_000)],
    ["footnotes", `${"a[^1] ".repeat(4000)}\n\n${"[^1]: b\n\n".repeat(2000)}`],
    ["definitions", Array.from({ length: 2500 }, (_, i) => `[a${i}]: https://a.example/${i}`).join("\n")],
    [
      "every mark beside every stop",
      [...cjk].flatMap((c) => marks.map((m) => `${m}字${c}${m}字 ${c}${m}a${m}${c}`)).join("\n\n"),
    ],
    ["tags", "<a href='x'><br><svg>".repeat(2500)],
    ["quotes", '"a “b „c «d 「e ‚f '.repeat(3000)],
  ]))
    test(`holds nothing up and loses nothing: ${name}`, async () => {
      await begin();
      const took = await show(text);
      console.log(`  ${String(took).padStart(6)} ms  ${name} (${text.length} characters)`);
      const letters = (/** @type {string | null} */ s) => (s ?? "").match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      if (!/definitions|links|footnotes|tags|backticks/.test(name)) {
        const seen = letters(await page.locator("#tried").textContent());
        assert.ok(seen >= letters(text), `${seen} of ${letters(text)} letters are there`);
      }
    });

  test("costs as much at its end as at its beginning", async () => {
    await begin();
    const paragraph =
      "The *harbour* master did not look up. “You came by the long road,” she said, and **left** it.\n\n";
    const { worst } = await grow({ text: paragraph.repeat(400), step: 60 });
    console.log(
      `  a frame while a text of 38 KB grows: ${worst.map((ms) => ms.toFixed(1)).join(" / ")} ms (begin, end, worst)`,
    );
  });
});
