package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
)

func sendFlags(f *flag.FlagSet, s *shell) {
	f.StringVar(&s.conversation, "conversation", "", "continue the conversation with this `id` instead of starting a new one")
}

// send runs one turn on the terminal. Phases go to stderr. On a terminal the reply
// appears as it is written, and once more if the Editor changed it; in a pipe only
// the final text is printed.
func send(ctx context.Context, s *shell, args []string) (err error) {
	text := strings.TrimSpace(strings.Join(args, " "))
	if text == "" {
		return fault.New(fault.Invalid, "Add the text to send: terzetto send TEXT.")
	}
	b, leave, err := s.enter(ctx, backend.Config{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, leave()) }()
	status, err := b.Health.Status(ctx)
	if err != nil {
		return err
	}
	if status.Demo {
		fmt.Fprintln(s.stderr, "No model is set up, so the built-in demo is replying. It's a script, not an AI.")
	}
	if s.conversation == "" {
		c, err := b.Library.Conversations.Create(ctx, chat.NewConversation{})
		if err != nil {
			return err
		}
		s.conversation = c.ID
		fmt.Fprintln(s.stderr, "conversation", c.ID)
	}
	stream, err := b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: s.conversation, Text: text})
	if err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, func() { _ = b.Turns.Stop(context.WithoutCancel(ctx), s.conversation) })
	defer stop()
	live := isTerminal(s.stdout)
	var reply strings.Builder
	for batch := range stream.From(context.WithoutCancel(ctx), 0) {
		for _, e := range batch.Events {
			if failed := s.show(e, live, &reply); failed != nil {
				return failed
			}
		}
	}
	if !live {
		fmt.Fprint(s.stdout, strings.TrimSpace(reply.String()))
	}
	fmt.Fprintln(s.stdout)
	return nil
}

func (s *shell) show(e event.Event, live bool, reply *strings.Builder) error {
	switch e.Name {
	case event.DirectorStart:
		fmt.Fprintln(s.stderr, "directing")
	case event.DirectorDone:
		fmt.Fprintln(s.stderr, "writing")
	case event.Token:
		text, _ := e.Data.(string)
		reply.WriteString(text)
		if live {
			fmt.Fprint(s.stdout, text)
		}
	case event.WriterDone:
		if w, ok := e.Data.(event.Written); ok && w.EditorWillRun {
			if live {
				fmt.Fprintln(s.stdout)
			}
			fmt.Fprintln(s.stderr, "editing")
		}
	case event.WriterRewrite:
		if w, ok := e.Data.(event.RefinedText); ok {
			reply.Reset()
			reply.WriteString(w.RefinedText)
			if live {
				fmt.Fprint(s.stdout, "\n"+w.RefinedText)
			}
		}
	case event.Error:
		text, _ := e.Data.(string)
		return fault.New(fault.Unavailable, text)
	}
	return nil
}

func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
