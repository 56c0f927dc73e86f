package app

// Audit offers the Editor's audits to the page.
type Audit struct{ door door }

// Try is audit.try.
func (x Audit) Try(args Args) (any, error) { return x.door.call("audit.try", args) }

// Pattern is audit.pattern.
func (x Audit) Pattern(args Args) (any, error) { return x.door.call("audit.pattern", args) }

// Hits is audit.hits.
func (x Audit) Hits(args Args) (any, error) { return x.door.call("audit.hits", args) }

// Notes offers the direction notes to the page.
type Notes struct{ door door }

// List is notes.list.
func (x Notes) List(args Args) (any, error) { return x.door.call("notes.list", args) }

// Set is notes.set.
func (x Notes) Set(args Args) (any, error) { return x.door.call("notes.set", args) }
