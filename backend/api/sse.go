package api

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"net/http"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/hub"
)

// keepAlive is how long a stream may be silent before a comment is sent, so that
// no proxy closes it as dead.
const keepAlive = 15 * time.Second

// Frame writes one event: its name, its data, and a blank line. Text is sent raw, with newlines as the two characters \n and a backslash as
// \\, so that it can be undone exactly; everything else is sent as JSON on one line.
func Frame(b *bytes.Buffer, e event.Event) error {
	b.WriteString("event: ")
	b.WriteString(e.Name)
	b.WriteString("\ndata: ")
	switch data := e.Data.(type) {
	case nil:
	case string:
		b.WriteString(escape.Replace(data))
	default:
		line, err := json.Marshal(data)
		if err != nil {
			return fmt.Errorf("encode event %s: %w", e.Name, err)
		}
		b.Write(line)
	}
	b.WriteString("\n\n")
	return nil
}

// A carriage return ends a line too; no text of ours holds one.
var escape = strings.NewReplacer(`\`, `\\`, "\r\n", `\n`, "\n", `\n`, "\r", `\n`)

// sendTurn streams a turn's events as they come, until it ends or the client leaves.
func sendTurn(w http.ResponseWriter, r *http.Request, batches func(context.Context) iter.Seq[hub.Batch]) {
	send(w, r, batches, func(b *bytes.Buffer, batch hub.Batch) error {
		for _, e := range batch.Events {
			if err := Frame(b, e); err != nil {
				return err
			}
		}
		return nil
	})
}

// sendPushes streams the pushes to the window.
func sendPushes(w http.ResponseWriter, r *http.Request, pushes func(context.Context) iter.Seq[[]hub.Push]) {
	send(w, r, pushes, func(b *bytes.Buffer, p []hub.Push) error { return Frame(b, event.Event{Name: "push", Data: p}) })
}

// send writes what a sequence yields, one write and one flush for each value, and
// a comment when it is silent. It ends with the sequence or the client, and then
// ends the sequence's context. The sequence begins before the client hears that it is heard, so that
// whatever happens from then on is told.
func send[T any](w http.ResponseWriter, r *http.Request, values func(context.Context) iter.Seq[T], encode func(*bytes.Buffer, T) error) {
	ctx, leave := context.WithCancel(r.Context())
	defer leave()
	all := values(ctx)
	w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
	w.Header().Set("X-Accel-Buffering", "no")
	w.WriteHeader(http.StatusOK)
	control := http.NewResponseController(w)
	if control.Flush() != nil {
		return
	}
	var b bytes.Buffer
	flush := func() bool {
		_, err := w.Write(b.Bytes())
		b.Reset()
		return err == nil && control.Flush() == nil
	}
	coming := make(chan T)
	var listening sync.WaitGroup
	listening.Go(func() {
		defer close(coming)
		for v := range all {
			select {
			case coming <- v:
			case <-ctx.Done():
				return
			}
		}
	})
	defer listening.Wait()
	defer leave()
	silence := time.NewTicker(keepAlive)
	defer silence.Stop()
	for {
		select {
		case v, open := <-coming:
			if !open {
				return
			}
			silence.Reset(keepAlive)
			if encode(&b, v) != nil || !flush() {
				return
			}
		case <-silence.C:
			b.WriteString(": keepalive\n\n")
			if !flush() {
				return
			}
		case <-ctx.Done():
			return
		}
	}
}
