package messages

import (
	"context"
	"slices"
	"sync"

	"terzetto/backend/chat"
	"terzetto/backend/store/sqlite"
)

// keptBytes bounds the rows that are kept in memory, of all conversations together.
const keptBytes = 12 << 20

// rowBytes is what a row takes beside its text.
const rowBytes = 320

// cachedPaths holds the paths that turns read last, so that a turn in a long conversation reads only
// the rows that came since the one before. A kept path is used only while its conversation's number
// of rewrites is the same, so it never shows what was changed. The zero value is empty.
type cachedPaths struct {
	mu  sync.Mutex
	all []*cachedPath // the last used at the end
}

// A cachedPath is the rows from a root down, bare, in the order of their ids.
type cachedPath struct {
	conversation string
	rewrites     int64
	rows         []chat.Message
	bytes        int
}

// of gives the rows that are kept of a conversation as it is at a number of rewrites. The caller
// must not change them.
func (k *cachedPaths) of(conversation string, rewrites int64) []chat.Message {
	k.mu.Lock()
	defer k.mu.Unlock()
	for i, p := range k.all {
		if p.conversation == conversation && p.rewrites == rewrites {
			k.all = append(slices.Delete(k.all, i, i+1), p)
			return p.rows
		}
	}
	return nil
}

// keep notes a path, which it gives: rows that were kept, and those below them. What was not used for long is dropped.
func (k *cachedPaths) keep(conversation string, rewrites int64, above, below []chat.Message) []chat.Message {
	size := 0
	for i := range below {
		size += rowBytes + len(below[i].Content)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	at := slices.IndexFunc(k.all, func(p *cachedPath) bool { return p.conversation == conversation })
	var p *cachedPath
	if at >= 0 {
		p = k.all[at]
		k.all = slices.Delete(k.all, at, at+1)
	}
	if p != nil && p.rewrites == rewrites && len(above) > 0 && len(p.rows) == len(above) && p.rows[len(above)-1].ID == above[len(above)-1].ID {
		p.rows, p.bytes = append(p.rows, below...), p.bytes+size // readers of the shorter path do not see these
	} else {
		for i := range above {
			size += rowBytes + len(above[i].Content)
		}
		p = &cachedPath{conversation: conversation, rewrites: rewrites, rows: slices.Concat(above, below), bytes: size}
	}
	k.all = append(k.all, p)
	total := 0
	for i, one := range slices.Backward(k.all) {
		if total += one.bytes; total > keptBytes {
			k.all = slices.Delete(k.all, 0, i+1)
			break
		}
	}
	return slices.Clip(p.rows)
}

// CachedPath is path without a limit. It reads only what is not kept. The rows are everybody's: whoever
// puts something on them takes a copy first, which most turns need not.
func (t *Tx) CachedPath(ctx context.Context, conversation string, from *int64) ([]chat.Message, error) {
	if from == nil {
		return []chat.Message{}, nil
	}
	rewrites, err := sqlite.One(ctx, t, NoConversation(), sqlite.Value[int64], "SELECT rewrites FROM conversations WHERE id = ?", conversation)
	if err != nil {
		return nil, err
	}
	kept := t.db.paths.of(conversation, rewrites)
	if at := chat.PlaceOf(kept, *from); at >= 0 {
		return slices.Clip(kept[:at+1]), nil
	}
	var last int64
	if len(kept) > 0 {
		last = kept[len(kept)-1].ID
	}
	rows, err := t.pathAfter(ctx, *from, last)
	if err != nil {
		return nil, err
	}
	above := from // where what is kept must reach
	if len(rows) > 0 {
		above = rows[0].ParentID
	}
	switch {
	case above == nil:
		kept = nil
	case chat.PlaceOf(kept, *above) >= 0:
		kept = kept[:chat.PlaceOf(kept, *above)+1]
	default: // it is another branch
		kept = nil
		if rows, err = t.pathAfter(ctx, *from, 0); err != nil {
			return nil, err
		}
	}
	return t.db.paths.keep(conversation, rewrites, kept, rows), nil
}
