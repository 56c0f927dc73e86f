// Package plugin lets a plug-in take part in a turn, answer the window, and keep
// artifacts with messages.
//
// A Plugin is a record of functions, and a Registry is an immutable value built
// once from an explicit list. A turn captures the settings when it begins and asks
// the registry for the hooks in the order of their priority, ties in the order in
// which they were declared.
//
// Promises:
//
//   - A hook receives read-only input and, in a turn, a sink with exactly the verbs
//     that are legal there. Each verb takes effect when it is called, so a stop in
//     mid-hook keeps what was handed over before; what is handed over after the hook
//     returned is dropped.
//   - A hook that fails or panics is logged. In a turn it is skipped and the turn goes
//     on; outside of one the window hears of it.
//   - The host holds the locks of the plug-in's state around Pre, Post and OnDemand, and
//     the lock of the sibling group around Regenerate and Reroll. A hook that asks for a
//     lock it has is told so with ErrHeld, at once.
//   - Stop ends the context of every hook of the conversation, and Skip that of the one a turn waits
//     for; its sink is closed then. A hook that does not return when its context ends is left behind:
//     it keeps its locks until it returns, and until then its plug-in is busy and takes part in nothing.
//   - Attached artifacts and message state are written with the reply, in its transaction,
//     or not at all.
//
// Hooks are functions and their outputs have verbs, and not events with a type field,
// because the compiler then refuses what is not legal in a hook. What can still be
// malformed, because it is bytes or comes from a file, is checked where it is handed
// over and dropped with a log line.
//
// A conversation without a character takes no character's lock: one lock for all of them
// would hold up every such conversation behind the slowest. State under "" does not exist.
//
// # Writing a plug-in
//
// Package example holds a complete one, Lantern, and every line of code below is
// taken from it. It lives in backend/core/plugin/<id>, with its window's part in
// frontend/plugins/<id>/index.js, and imports this package, package prompt to build
// prompts and package text to read prose; chat and llm for their nouns.
//
// 1. Write a function that gives the record. The id is a plain word; it names the tables,
// the routes, the channel of the phases and the folder of the window's part.
//
//	func Lantern() plugin.Plugin {
//		ID:   LanternID,
//		Name: "Lantern",
//
// 2. Declare the forms that the model fills in. They belong to their own call; InTurn
// puts one among the tools of the turn. No two plug-ins may name a tool alike.
//
//	Tools: []plugin.Tool{{Tool: llm.Tool{
//		Name:        describeLight,
//
// 3. Say what a person may set. The defaults must satisfy the schema; the window draws the
// form from it, and what the schema refuses is never saved.
//
//	Config: plugin.Config{
//		Defaults: map[string]any{"ask": true, "colour": "amber", "size": 160, "seconds": 0},
//		Schema:   json.RawMessage(lanternSchema),
//
// 4. Bind the hooks. A hook that is not bound is nil. A plug-in that attaches artifacts can make
// them again: Producer has both functions, or the program does not start.
//
//	Pre:       light,
//	Post:      hang,
//	OnDemand:  answer,
//	Artifacts: &plugin.Producer{Regenerate: others, Reroll: reroll},
//
// 5. Read what the turn gives and change it through the output alone.
//
//	func light(ctx context.Context, in plugin.PreInput, out plugin.PreOutput) error {
//		out.SystemPrompt("Lanterns hang along the way.")
//		in.Scratch.Set(LanternID, count(state))
//
// 6. Ask the model by a form. The call never fails: what the model did not fill in is missing
// from the arguments, so every use of them has a fallback.
//
//	args := in.Kit.Model.ForcedToolCall(ctx, plugin.ForcedCall{
//		Tool: describeLight, Pass: "look",
//
// 7. Attach artifacts with a seed and the parameters, so that evicted bytes can be made
// again, and with what the widget needs to show them without their bytes.
//
//	Filename: "lantern.png", Mime: "image/png", Data: data, Seed: seed, Generation: params,
//	Consumption: map[string]any{"colour": params["colour"], "seed": seed},
//	out.Attach(made)
//
// 8. Keep state in the tier it belongs to: a turn in Scratch, a reply in SetMessageState, a
// conversation, a character or an existing message in Kit.State.
//
//	out.SetMessageState(map[string]any{"colour": colour})
//	return in.Kit.State.SetConversation(ctx, in.ConversationID, map[string]any{"count": before + 1})
//
// 9. Tell the window what happens. Names of the turn's own events are dropped.
//
//	out.Phase("Looking for the light")
//	out.Emit("lantern_hung", map[string]any{"colour": colour, "count": before + 1})
//	out.Phase("")
//
// 10. Answer the window outside of a turn with an object, and refuse with a fault that says
// what a person can do.
//
//	return nil, fault.New(fault.Invalid, "A lantern can't do that.").With("field", "action")
//
// 11. Make the same bytes from the same seed.
//
//	func reroll(_ context.Context, in plugin.RerollInput) (plugin.Bytes, error) {
//		data, err := draw(in.Generation, in.Seed)
//
// 12. Add the function to the list in backend/plugins.go. The window's part is a module
// with one default export that takes its host; see frontend/src/main/plugins.js.
//
// # Testing a plug-in
//
// Package plugintest holds a Recorder, which calls the Pre and Post hooks of a plug-in
// without a model or a turn and records what they did: events, enabled tools, blocks of the
// prompt, the draft, artifacts, the state of the message, and what a turn would have dropped.
// What the model fills in is a map that the author writes. Its Kit is for calling the other
// hooks by hand. The package's example shows a whole test; those of packages example and
// formatconsistency are written with it.
package plugin
