import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { speak } from "../src/lib/i18n.js";
import { fullDate } from "../src/lib/time.js";
import { failureDetails, nameFields, nameTools, translateFault } from "../src/lib/translatefault.js";
import { table as german } from "../translations/errors/de.js";
import { table as english } from "../translations/errors/en.js";
import { table as spanish } from "../translations/errors/es.js";
import { table as french } from "../translations/errors/fr.js";

const tables = { de: german, es: spanish, fr: french };
const inGerman = () => speak({ tag: "de", table: {}, errors: german });

afterEach(() => {
  speak({ tag: "en", table: {} });
  nameTools(new Map());
  nameFields(new Map());
});

test("a moment is written as the person writes it, in each language", () => {
  const waits = "This step waits until 2026-11-23T23:03:03Z.";
  assert.equal(translateFault(waits), `This step waits until ${fullDate("2026-11-23T23:03:03Z")}.`);
  inGerman();
  assert.equal(translateFault(waits), `Dieser Schritt wartet bis ${fullDate("2026-11-23T23:03:03Z")}.`);
  assert.match(translateFault(waits), /November 2026/);
});

test("the use of a permission is told with what it allows", () => {
  inGerman();
  assert.equal(
    translateFault("Write is allowed by the permission of 2026-11-25, with path = notes/*, url = localhost:8080."),
    "Write ist durch die Berechtigung vom 2026-11-25 erlaubt, mit path = notes/*, url = localhost:8080.",
  );
});

test("a count is written as the language writes it, in English too, and what names something is not", () => {
  const long =
    "This message has about 32768 tokens, more than the model's context of 4096. Shorten the message, or enlarge the context.";
  const held = "Another Terzetto (process 41234) is using this data folder. Close the other Terzetto first.";
  const away = "Couldn't reach 127.0.0.1:11434. Is the server running?";
  const scan = "scan.png has 12000 × 9000 pixels. The limit is 8192 × 8192.";
  speak({ tag: "en-US", table: {}, errors: english });
  assert.match(
    translateFault(long),
    /^This message has about 32,768 tokens, more than the model's context of 4,096\. /,
  );
  assert.equal(translateFault(scan), "scan.png has 12,000 × 9,000 pixels. The limit is 8,192 × 8,192.");
  assert.equal(translateFault(held), held);
  assert.equal(translateFault(away), away);
  const read = "big.csv: lines 1–100001 of 100001, computed";
  assert.equal(translateFault(read), "big.csv: lines 1–100,001 of 100,001, computed");
  inGerman();
  assert.match(translateFault(read), /1–100\.001 von 100\.001/);
  assert.match(translateFault(held), /41234/);
  assert.match(translateFault(scan), /12\.000 × 9\.000/);
});

describe("what a fault says is put into the person's language", () => {
  for (const [name, text, want] of [
    ["a plain sentence", "This file is empty.", "Diese Datei ist leer."],
    ["with a name", "Couldn't reach 127.0.0.1:11434.", "127.0.0.1:11434 konnte nicht erreicht werden."],
    [
      "with a number, as the language writes it",
      "A message can have at most 100000 characters.",
      "Eine Nachricht kann höchstens 100.000 Zeichen haben.",
    ],
    ["with a name and a number", "notes.txt is larger than 5 MB.", "notes.txt ist größer als 5 MB."],
    [
      "the surest row wins",
      "notes.txt is larger than 5 MB. Make the file smaller and attach it again.",
      "notes.txt ist größer als 5 MB. Die Datei verkleinern und erneut anhängen.",
    ],
    [
      "with another fault in its place",
      "Tidy up failed: This file is empty.",
      "Tidy up ist fehlgeschlagen: Diese Datei ist leer.",
    ],
    [
      "two faults, one after the other",
      "This file is empty. Choose a model.",
      "Diese Datei ist leer. Ein Modell wählen.",
    ],
    [
      "a fault before what nobody knows",
      "This file is empty. The moon is full.",
      "Diese Datei ist leer. The moon is full.",
    ],
    [
      "a fault after what nobody knows",
      "The moon is full. This file is empty.",
      "The moon is full. Diese Datei ist leer.",
    ],
    ["a name before a fault", "Harbour: north: This file is empty.", "Harbour: north: Diese Datei ist leer."],
    [
      "a name before a fault of two sentences",
      "Harbour: Couldn't decrypt the saved key, because its encryption key is missing. Enter the key again.",
      `Harbour: ${german["Couldn't decrypt the saved key, because its encryption key is missing. Enter the key again."]}`,
    ],
    [
      "a value of a workflow that is missing, and where",
      "Item 3 of each failed: A value for “text” is missing. There is no “files[2].name” in the result of step “list”.",
      "Element 3 von each ist fehlgeschlagen: Ein Wert für „text“ fehlt. Im Ergebnis von Schritt „list“ gibt es kein „files[2].name“.",
    ],
    [
      "how much of a document an agent read",
      "boats.csv: lines 1–5 of 5, computed",
      "boats.csv: Zeilen 1–5 von 5, berechnet",
    ],
    [
      "why an agent did not see a picture",
      "scan.pdf: pages 2, 4 of 9 not read, because the model takes 3 pictures at once",
      "scan.pdf: Seiten 2, 4 von 9 nicht gelesen, denn das Modell nimmt 3 Bilder auf einmal an",
    ],
    [
      "what a run reports",
      "Quay log stopped at step 2: This file is empty.",
      "Quay log hat bei Schritt 2 angehalten: Diese Datei ist leer.",
    ],
    [
      "a value of the wrong type",
      "The value of “rows[1].count” is text. This field takes a whole number.",
      "Der Wert von „rows[1].count“ ist Text. Dieses Feld braucht eine ganze Zahl.",
    ],
    [
      "a condition without its value",
      "Couldn't evaluate the condition. The variable “town” is not set.",
      "Die Bedingung konnte nicht ausgewertet werden. Die Variable „town“ ist nicht gesetzt.",
    ],
    ["nothing that it does not know", "The moon is full.", "The moon is full."],
    ["nothing at all", "", ""],
  ])
    test(String(name), () => {
      inGerman();
      assert.equal(translateFault(String(text)), want);
    });
  test("and stays in English in an English window", () =>
    assert.equal(translateFault("This file is empty."), "This file is empty."));
});

test("a tool has the name that the window has for it, alone and in a sentence", () => {
  inGerman();
  nameTools(new Map([["Write a file", "Eine Datei schreiben"]]));
  assert.equal(translateFault("Write a file"), "Eine Datei schreiben");
  assert.equal(translateFault("Write a file was not allowed."), "Eine Datei schreiben wurde nicht erlaubt.");
  assert.equal(
    translateFault("The run continues without Write a file."),
    "Der Lauf geht ohne Eine Datei schreiben weiter.",
  );
});

test("what a server said itself is told apart, and not translated", () => {
  inGerman();
  assert.deepEqual(failureDetails("The server refused the request. The server said: This file is empty."), {
    text: "Der Server lehnte die Anfrage ab.",
    raw: "This file is empty.",
  });
  speak({ tag: "en", table: {} });
  assert.deepEqual(failureDetails("Couldn't read this file."), { text: "Couldn't read this file.", raw: "" });
});

describe("every fault is known again with its values", () => {
  const words = ["Days", "127.0.0.1:11434", "a long name", "30s", "notes/today.md", "“night train”", "{a} $& \\"];
  for (const [tag, errors] of Object.entries(tables))
    test(tag, () => {
      speak({ tag, table: {}, errors });
      for (const [key, said] of Object.entries(errors)) {
        /** @type {Record<string, string>} */
        const values = {};
        let next = 0;
        const filled = key.replace(/\{(\w)\}/g, (_, name) => {
          const number = name >= "k" && name <= "r";
          values[name] ??= number ? String(7 + next++) : (words[next++ % 6] ?? "");
          return values[name];
        });
        const want = said.replace(/\{(\w)\}/g, (_, name) => translateFault(values[name] ?? ""));
        const got = translateFault(filled);
        assert.ok(got === want || got !== filled, `${filled} became ${got}`);
        if (got !== want) ambiguous.add(key);
      }
      assert.ok(ambiguous.size < 20, [...ambiguous].join("\n"));
    });
  /** Rows of which another, surer one takes the text. */
  const ambiguous = new Set();
});

test("no text makes it slow, or gets lost", () => {
  inGerman();
  for (const text of [
    "a. ".repeat(2000),
    "{a}".repeat(500),
    "The server said: ".repeat(100),
    " ".repeat(5000),
    "“".repeat(5000),
  ])
    assert.ok(translateFault(text).length > 0);
});

test("a fault names a field as the window does, in every language", () => {
  nameFields(new Map([["max_tokens", "Maximum length"]]));
  const fault = "The field max_tokens must be between 1 and 10.";
  assert.equal(translateFault(fault), "The field Maximum length must be between 1 and 10.");
  assert.equal(translateFault("The field other_one can't be empty."), "The field other_one can't be empty.");
  inGerman();
  assert.equal(translateFault(fault), "Das Feld Maximum length muss zwischen 1 und 10 liegen.");
});
