package turns

import (
	"context"
	"log/slog"
)

// mostExchanges is how many exchanges are read at a time: the last one, and some that were changed.
const mostExchanges = 4

// A reader reads exchanges for facts, between turns.
type reader struct{ *Service }

// remember has the model write down what the last exchange established, while nothing else is to be done. It is called in the turn's
// own goroutine, after the conversation is free again; a message anywhere ends it, and the Director is asked then.
func (s reader) remember(conversation string) {
	ctx, end, ok := s.beginIdle(s.group.Context())
	if !ok {
		return
	}
	defer end()
	defer s.idleWork.exclusive()()
	s.readExchanges(ctx, conversation)
}

// readExchanges reads the exchanges of a conversation that were not read yet, or were changed since.
func (s reader) readExchanges(ctx context.Context, conversation string) {
	for range mostExchanges {
		snap, err := s.o.Store.Turns.Scene(ctx, conversation, nil)
		if err != nil || !answersAlone(snap.Agent) {
			return // one that is gone by now is not read
		}
		reply := snap.UnreadReply()
		if reply == 0 {
			return
		}
		reading, err := s.pipeline.ReadFacts(ctx, snap, reply)
		if err == nil && reading.MessageID == 0 {
			return // there is no room to ask
		}
		if err == nil {
			err = s.o.Store.Facts.Keep(ctx, conversation, reading)
		}
		if err != nil {
			if ctx.Err() == nil {
				s.o.Log.LogAttrs(ctx, slog.LevelInfo, "exchange not read for facts", slog.String("conversation", conversation), slog.Any("err", err))
			}
			return
		}
		s.o.Hub.Announce("memory", conversation)
	}
}
