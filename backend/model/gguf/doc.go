// Package gguf reads the headers of model files and estimates how much memory a model takes.
//
// A header says what a model is: its architecture, how long a context it was trained for, how its layers attend. Read
// reads it from any stream, such as the beginning of a file that is still being downloaded; ReadFile also looks whether the
// file is as long as its tensors need. Memory is then the need of one start of the engine, and Judge compares it with a
// computer. For a file whose header nobody has yet there is EstimateFromSize.
//
// Promises:
//
//   - A header is read once, from front to back, and never past its end. What it claims allocates nothing: a text is
//     held as far as it arrives and to one megabyte, everything else is skipped by its length, and a whole header may have
//     256 MB.
//   - No content makes it panic, and no figure of a header makes an estimate negative: sums end at a bound instead.
//   - A Verdict advises. Nothing here refuses to start a model.
//
// The estimate follows llama.cpp, October 2026. Its cache is exact to the byte for grouped heads, sliding windows, latent
// attention and layers that hold a state instead of a cache. Not counted: the small index caches of sparse attention
// (deepseek32, glm-dsa, minimax-m3), and what the checkpoints of a conversation take. Compute is an allowance above
// what small models need. Weights are the size of the files: the engine maps them, so that what it lays out anew for a
// processor replaces pages that the system may drop.
package gguf
