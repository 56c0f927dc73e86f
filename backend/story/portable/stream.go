package portable

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"unicode"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/chatapps"
)

// json walks the items of a JSON file: a list of conversations, one of them, or a list
// of messages. Of a list no more than one conversation is held at a time. It is long because what comes
// first decides how the rest is read.
func (w *appWalk) json(ctx context.Context, name string, r io.Reader) Items {
	return func(yield func(Item, error) bool) {
		m := &meter{ctx: ctx, from: r, left: MaxTranscript, full: fault.New(fault.TooLarge, "A conversation in this file is larger than 48 MB.")}
		in := bufio.NewReaderSize(&blankLimitReader{from: m}, 256<<10)
		first, err := firstByte(in)
		if err != nil {
			yield(Item{}, unreadable(ctx, err))
			return
		}
		d := json.NewDecoder(in)
		if first != '[' {
			var raw json.RawMessage
			if err := d.Decode(&raw); err != nil || rawjson.Longer(raw, maxParts) {
				yield(Item{}, unreadable(ctx, cmp.Or(err, errFields)))
				return
			}
			w.wholeFile(ctx, name, rawjson.ObjectOf(raw), yield)
			return
		}
		_, _ = d.Token() // the bracket that was seen
		var messages []json.RawMessage
		for i := 0; d.More(); i++ {
			var raw json.RawMessage
			err := d.Decode(&raw)
			if err != nil || ctx.Err() != nil || rawjson.Longer(raw, maxParts) {
				yield(Item{}, unreadable(ctx, cmp.Or(err, errFields)))
				return
			}
			if len(messages) > 0 || i == 0 && isMessage(rawjson.ObjectOf(raw)) {
				if messages = append(messages, raw); len(messages) > MaxRows {
					yield(Item{}, m.full)
					return
				}
				continue // a bare list of messages is one conversation
			}
			if !w.one(ctx, yield, name, i, raw) {
				return
			}
			m.left = MaxTranscript
		}
		if _, err := d.Token(); err != nil {
			yield(Item{}, unreadable(ctx, err))
			return
		}
		if len(messages) > 0 {
			w.conversations(ctx, name, 0, []chatapps.Conversation{chatapps.ReadList(rawjson.Encode(messages))}, yield)
		}
	}
}

// isMessage reports whether an object is a message: it says who speaks, and what.
func isMessage(o object) bool {
	return (o.Text("role") != "" || o.Text("from") != "") && (o.Has("content") || o.Has("value") || o.Has("text"))
}

// wholeFile gives the items of a file that is one object.
func (w *appWalk) wholeFile(ctx context.Context, name string, o object, yield func(Item, error) bool) {
	if ok, _ := w.object(ctx, name, 0, o, yield); ok {
		return
	}
	if list, ok := listIn(o); ok { // {"conversations": […]}
		for i, raw := range list {
			if !w.one(ctx, yield, name, i, raw) {
				return
			}
		}
		return
	}
	yield(Item{Name: name, Err: fault.New(fault.Invalid, "This file contains no conversation that Terzetto can read.")}, nil)
}

// errFields says that JSON unfolds to many times its size when it is read.
var errFields error = fault.New(fault.TooLarge, "A conversation in this file has too many fields.")

// A blankLimitReader stream has no long stretches without a sign. A decoder of JSON goes over what is
// blank again with each piece that it reads, so blank megabytes would hold it for hours.
type blankLimitReader struct {
	from  io.Reader
	blank int
}

func (d *blankLimitReader) Read(p []byte) (int, error) {
	n, err := d.from.Read(p)
	for _, c := range p[:n] {
		if c > ' ' {
			d.blank = 0
		} else if d.blank++; d.blank > 1<<20 {
			return 0, fault.New(fault.TooLarge, "This file contains more than 1 MB of blank space.")
		}
	}
	return n, err
}

func listIn(o object) (list []json.RawMessage, ok bool) {
	return list, json.Unmarshal(o["conversations"], &list) == nil && list != nil
}

// firstByte is the first one that says something; it stays in the reader.
func firstByte(in *bufio.Reader) (byte, error) {
	if mark, err := in.Peek(3); err == nil && string(mark) == "\xef\xbb\xbf" {
		_, _ = in.Discard(3) // they were peeked at
	}
	for {
		c, err := in.ReadByte()
		if err != nil {
			return 0, err
		}
		if !unicode.IsSpace(rune(c)) {
			return c, in.UnreadByte()
		}
	}
}

// unreadable says in a sentence why a file could not be read to its end.
func unreadable(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if _, ok := errors.AsType[*fault.Error](err); ok {
		return err
	}
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return fault.New(fault.Invalid, "This file is incomplete. Terzetto read everything up to the break.").Because(err)
	}
	return fault.New(fault.Invalid, "Couldn't read this file to its end.").Because(err)
}
