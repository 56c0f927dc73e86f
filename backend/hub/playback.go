package hub

import (
	"context"
	"iter"

	"terzetto/backend/event"
)

// Tell tells all listeners what happened on a sound channel. Where only a channel's
// state moved on, a listener that is behind hears the newest one.
func (h *Hub) Tell(e event.Playback) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for l := range h.listeners {
		if l.only == nil {
			l.sounds = appended(l.sounds, e)
			l.signal()
		}
	}
}

// appended adds an event to those not yet taken. A state takes the place of the
// channel's last one, if that was no more than a state.
func appended(sounds []event.Playback, e event.Playback) []event.Playback {
	for i := len(sounds) - 1; i >= 0 && e.Type == event.PlaybackState; i-- {
		if sounds[i].Channel != e.Channel {
			continue
		}
		if sounds[i].Type == event.PlaybackState {
			sounds[i] = e
			return sounds
		}
		break
	}
	return append(sounds, e)
}

// Playback walks what is told of the sound channels from now on, in batches, after
// what now gives. Nothing falls between the two. It ends with ctx.
func (h *Hub) Playback(ctx context.Context, now func() []event.Playback) iter.Seq[[]event.Playback] {
	return func(yield func([]event.Playback) bool) {
		l := h.join(nil)
		defer h.leave(l)
		if first := now(); len(first) > 0 && !yield(first) {
			return
		}
		for {
			h.mu.Lock()
			sounds := l.sounds
			l.behind, l.changes, l.sounds = l.behind[:0], nil, nil
			h.mu.Unlock()
			if len(sounds) > 0 && !yield(sounds) {
				return
			}
			if len(sounds) > 0 {
				continue
			}
			select {
			case <-l.wake:
			case <-ctx.Done():
				return
			}
		}
	}
}
