import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readClock, readDays, readMoment, writeClock, writeDays, writeMoment } from "../src/lib/moments.js";

describe("a time is read as people write it", () => {
  for (const [text, want] of /** @type {[string, string][]} */ ([
    ["18:30", "18:30"],
    ["7:05", "07:05"],
    ["18.30", "18:30"],
    ["18h30", "18:30"],
    ["18 h 30", "18:30"],
    ["18 h", "18:00"],
    ["18:30 Uhr", "18:30"],
    ["6:30 PM", "18:30"],
    ["6:30 p.m.", "18:30"],
    ["12 AM", "00:00"],
    ["12 pm", "12:00"],
    ["7", "07:00"],
    ["24:00", ""],
    ["9:60", ""],
    ["13 PM", ""],
    ["soon", ""],
    ["", ""],
  ]))
    test(text || "nothing", () => assert.equal(readClock(text), want));
});

describe("a day and a time are read in the order of the language", () => {
  for (const [locale, text, want] of /** @type {[string, string, string][]} */ ([
    ["de", "23.11.2026, 18:30", "2026-11-23T18:30"],
    ["de", "3.1.27 7:05", "2027-01-03T07:05"],
    ["en-US", "11/23/2026, 6:30 PM", "2026-11-23T18:30"],
    ["en-GB", "23/11/2026 18:30", "2026-11-23T18:30"],
    ["fr", "23/11/2026 18h30", "2026-11-23T18:30"],
    ["es", "23/11/2026", "2026-11-23T09:00"],
    ["en-US", "2099-01-01T10:00", "2099-01-01T10:00"],
    ["en-US", "2026-02-30 10:00", ""],
    ["de", "11/23/2026 10:00", ""],
    ["de", "morgen", ""],
    ["de", "23.11.2026 bald", ""],
  ]))
    test(`${locale}: ${text}`, () => assert.equal(readMoment(text, locale), want));
});

describe("what is written can be read again", () => {
  for (const locale of ["en-US", "en-GB", "de", "fr", "es", "sv", "ja"])
    test(locale, () => {
      for (const clock of ["00:00", "09:05", "12:00", "18:30"]) {
        assert.equal(readClock(writeClock(clock, locale)), clock);
        assert.equal(readMoment(writeMoment(`2026-11-03T${clock}`, locale), locale), `2026-11-03T${clock}`);
      }
      for (const days of ["2026-11-03", "2026-12-24,2027-01-01"]) {
        assert.equal(readDays(writeDays(days, locale), locale), days);
      }
    });
});
