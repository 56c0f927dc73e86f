package app

import "terzetto/backend/portable"

// Speech offers what reads aloud to the page.
type Speech struct {
	door door
	save func(portable.File) (Saved, error)
}

// Engines is speech.engines.
func (x Speech) Engines(args Args) (any, error) { return x.door.call("speech.engines", args) }

// Voices is speech.voices.
func (x Speech) Voices(args Args) (any, error) { return x.door.call("speech.voices", args) }

// Preview is speech.preview.
func (x Speech) Preview(args Args) (any, error) { return x.door.call("speech.preview", args) }

// Servers is speech.servers.
func (x Speech) Servers(args Args) (any, error) { return x.door.call("speech.servers", args) }

// AddServer is speech.addServer.
func (x Speech) AddServer(args Args) (any, error) { return x.door.call("speech.addServer", args) }

// UpdateServer is speech.updateServer.
func (x Speech) UpdateServer(args Args) (any, error) {
	return x.door.call("speech.updateServer", args)
}

// DeleteServer is speech.deleteServer.
func (x Speech) DeleteServer(args Args) (any, error) {
	return x.door.call("speech.deleteServer", args)
}

// Discover is speech.discover.
func (x Speech) Discover(args Args) (any, error) { return x.door.call("speech.discover", args) }

// Save is speech.save: it asks the person where the file is to go.
func (x Speech) Save(args Args) (any, error) {
	return x.door.toFile("speech.save", args, x.save)
}
