package app

// Turns offers the ways into a turn to the page.
type Turns struct{ door door }

// Send is turns.send.
func (x Turns) Send(args Args) (any, error) { return x.door.call("turns.send", args) }

// Continue is turns.continue.
func (x Turns) Continue(args Args) (any, error) { return x.door.call("turns.continue", args) }

// Stop is turns.stop.
func (x Turns) Stop(args Args) (any, error) { return x.door.call("turns.stop", args) }

// Snapshot is turns.snapshot.
func (x Turns) Snapshot(args Args) (any, error) { return x.door.call("turns.snapshot", args) }

// Regenerate is turns.regenerate.
func (x Turns) Regenerate(args Args) (any, error) { return x.door.call("turns.regenerate", args) }

// SuperRegenerate is turns.superRegenerate.
func (x Turns) SuperRegenerate(args Args) (any, error) {
	return x.door.call("turns.superRegenerate", args)
}

// MagicRewrite is turns.magicRewrite.
func (x Turns) MagicRewrite(args Args) (any, error) { return x.door.call("turns.magicRewrite", args) }

// ForkEdit is turns.forkEdit.
func (x Turns) ForkEdit(args Args) (any, error) { return x.door.call("turns.forkEdit", args) }

// Call is turns.call.
func (x Turns) Call(args Args) (any, error) { return x.door.call("turns.call", args) }
