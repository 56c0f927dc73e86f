// Package workflow lets a plug-in take part in a turn.
//
// A Workflow is a record of functions, and a Registry is an immutable value built
// once from an explicit list. A turn captures the registry when it begins and asks
// it for the enabled hooks in the order of their priority, ties in the order in
// which they were declared.
//
// Promises: a hook receives read-only input and a sink with exactly the verbs that
// are legal where it runs; each verb takes effect when it is called, so a stop in
// mid-hook keeps what was handed over before. A hook that fails or panics is logged
// and skipped, and the turn goes on. The host holds the locks around the call; an
// author never locks for a hook's own call.
//
// Why functions and sinks, and not events with a type field: what the source
// document checks at run time (workflow-development-guide.md 7.3 and 7.4), the
// compiler refuses here. The names of the guide and ours:
//
//	Workflow dataclass, subscribe       Workflow, its fields Pre and Post
//	register_workflow, finalize         NewRegistry
//	iter_subscriptions                  Registry.Pre, Registry.Post
//	PreCtx, PostCtx                     PreInput, PostInput
//	enable_tools, system_prompt         PreOutput.EnableTools, PreOutput.SystemPrompt
//	draft_replaced, set_message_state   PostOutput.ReplaceDraft, PostOutput.SetMessageState
//	turn_scratch                        PreInput.Scratch, the same value in PostInput
//	effective_workflow_enabled          Enabled
package workflow
