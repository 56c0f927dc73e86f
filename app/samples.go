package app

// Samples offers what shows each part of the program to the page.
type Samples struct{ door door }

// List is samples.list.
func (x Samples) List(args Args) (any, error) { return x.door.call("samples.list", args) }

// Add is samples.add.
func (x Samples) Add(args Args) (any, error) { return x.door.call("samples.add", args) }

// Remove is samples.remove.
func (x Samples) Remove(args Args) (any, error) { return x.door.call("samples.remove", args) }
