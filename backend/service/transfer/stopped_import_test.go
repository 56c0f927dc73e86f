package transfer_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/library"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
)

func TestAStoppedImportSaysHowMuchItKept(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	const node = `"m":{"id":"m","parent":"r","children":[],"message":{"id":"m","author":{"role":"user"},"content":{"content_type":"text","parts":["Hello"]}}}`
	var talks []string
	for i := range 3 {
		talks = append(talks, fmt.Sprintf(`{"id":"c%d","title":"Talk %d","create_time":1,"current_node":"m","mapping":{"r":{"id":"r","message":null,"children":["m"]},%s}}`, i, i, node))
	}
	up, err := b.Transfer.Receive(t.Context(), "conversations.json", strings.NewReader("["+strings.Join(talks, ",")+"]"))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancelCause(t.Context())
	_, err = b.Transfer.Import(ctx, up.ID, nil, func(llm.ProbeStep) { stop(lifecycle.ErrStopped) })
	f, is := errors.AsType[*fault.Error](err)
	if !is || f.Code != fault.Conflict || f.Details["conversations"] != 1 || f.Details["messages"] != 1 {
		t.Fatalf("the import gives %v", err)
	}
	there := func() (n int) {
		for _, err := range b.Library.Conversations.Walk(t.Context(), library.ConversationQuery{}) {
			if err != nil {
				t.Fatal(err)
			}
			n++
		}
		return n
	}
	if n := there(); n != 1 {
		t.Errorf("%d conversations are there", n)
	}
	// It goes on where it was stopped, and both parts are undone together.
	move, err := b.Transfer.Import(t.Context(), up.ID, nil, deaf)
	if n := move.Kinds[portable.Transcripts]; err != nil || n.New != 2 || n.Known != 1 || there() != 3 {
		t.Fatalf("it goes on with %+v, %v", move.Kinds, err)
	}
	if _, err := b.Transfer.Undo(t.Context(), up.ID); err != nil || there() != 0 {
		t.Errorf("after the undo %d are there, %v", there(), err)
	}
}
