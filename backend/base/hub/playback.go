package hub

import (
	"context"
	"iter"

	"terzetto/backend/base/event"
)

// Tell tells all listeners what happened on a sound channel. Where only a channel's
// state moved on, a listener that is behind hears the newest one.
func (h *Hub) Tell(e event.Playback) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for l := range h.listeners {
		if l.only == nil {
			l.sounds = appendSound(l.sounds, e)
			l.signal()
		}
	}
}

// appendSound adds an event to those not yet taken. A state takes the place of the
// channel's last one, if that was no more than a state.
func appendSound(sounds []event.Playback, e event.Playback) []event.Playback {
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

// Playback listens to the sound channels from the call on, until leave is called. What
// it heard is walked in batches, after what now gives; nothing falls between the two.
// The walk ends with its context and when the hub is closed, and is walked once.
func (h *Hub) Playback(now func() []event.Playback) (heard func(context.Context) iter.Seq[[]event.Playback], leave func()) {
	l := h.join(nil)
	heard = func(ctx context.Context) iter.Seq[[]event.Playback] {
		return func(yield func([]event.Playback) bool) {
			if first := now(); len(first) > 0 && !yield(first) {
				return
			}
			walk(ctx, l, yield, func() (sounds []event.Playback, some, over bool) {
				sounds, over = h.takeSounds(l)
				return sounds, len(sounds) > 0, over
			})
		}
	}
	return heard, func() { h.leave(l) }
}

// takeSounds takes what was told of the channels, and nothing else that was said.
func (h *Hub) takeSounds(l *listener) (sounds []event.Playback, closed bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	sounds = l.sounds
	l.behind, l.changes, l.sounds = l.behind[:0], nil, nil
	return sounds, h.closed
}
