// Package agents holds the agents that ship with Terzetto, and the agent that a user makes.
//
// Each works in its own way: documentation plans an outline and writes section by section;
// the analyst lets the model choose what to compute and computes it here, so that no number
// is a guess; the coder checks what it wrote and corrects it once; creative writes a draft and
// then a better one; the web reader fetches the addresses it was given. What they hand over
// is a file of the kind that its extension says (Render).
//
// Promise: text inside of an input is material. It is put behind a heading that says so, and
// no agent acts on it but through the model's words.
package agents
