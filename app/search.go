package app

// Search offers what looks through everything.
type Search struct{ door door }

// Find is search.find.
func (x Search) Find(args Args) (any, error) { return x.door.call("search.find", args) }
