package app

// Audio offers the sound channels to the page.
type Audio struct{ door door }

// Channels is audio.channels.
func (x Audio) Channels(args Args) (any, error) { return x.door.call("audio.channels", args) }

// Segments is audio.segments.
func (x Audio) Segments(args Args) (any, error) { return x.door.call("audio.segments", args) }

// Play is audio.play.
func (x Audio) Play(args Args) (any, error) { return x.door.call("audio.play", args) }

// Pause is audio.pause.
func (x Audio) Pause(args Args) (any, error) { return x.door.call("audio.pause", args) }

// Resume is audio.resume.
func (x Audio) Resume(args Args) (any, error) { return x.door.call("audio.resume", args) }

// Seek is audio.seek.
func (x Audio) Seek(args Args) (any, error) { return x.door.call("audio.seek", args) }

// Volume is audio.volume.
func (x Audio) Volume(args Args) (any, error) { return x.door.call("audio.volume", args) }

// Repeat is audio.repeat.
func (x Audio) Repeat(args Args) (any, error) { return x.door.call("audio.repeat", args) }

// Replay is audio.replay.
func (x Audio) Replay(args Args) (any, error) { return x.door.call("audio.replay", args) }

// Stop is audio.stop.
func (x Audio) Stop(args Args) (any, error) { return x.door.call("audio.stop", args) }

// StopAll is audio.stopAll.
func (x Audio) StopAll(args Args) (any, error) { return x.door.call("audio.stopAll", args) }
