import assert from "node:assert/strict";
import { test } from "node:test";
import { variablesIn } from "../src/settings/toolbox/toolinput.js";

test("variables stand one per line as NAME=value", () => {
  assert.deepEqual(variablesIn("API_KEY=a=b c\n\n_x = 1\r\nEMPTY="), {
    variables: { API_KEY: "a=b c", _x: " 1", EMPTY: "" },
    wrong: "",
  });
  assert.deepEqual(variablesIn(""), { variables: {}, wrong: "" });
});

test("a line that is no variable is named and not repeated", () => {
  for (const line of ["sk-canary", "A B=c", "1A=b", "=x"]) {
    const { variables, wrong } = variablesIn(`OK=1\n${line}`);
    assert.deepEqual(variables, {});
    assert.match(wrong, /Line 2/);
    assert.doesNotMatch(wrong, /canary/);
  }
});
