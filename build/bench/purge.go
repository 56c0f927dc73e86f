package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"
)

// purgeRows are on the path of the conversation that is purged; fill adds a tenth of them beside it.
const purgeRows = 200_000

// purge measures deleting a very long conversation for good, against bare statements that delete its rows with and
// without writing zeros over them, and what a turn in another conversation takes meanwhile.
func (b *bench) purge(ctx context.Context, dir string) {
	purge := figure{name: fmt.Sprintf("purge of %d messages", purgeRows), unit: "ms"}
	plain := figure{name: "  without writing zeros (bare)", unit: "ms"}
	turns := figure{name: "  a turn beside it", unit: "ms"}
	most := figure{name: "  the most that the program had (RSS)", unit: "MiB"}
	m := newModel()
	defer m.Close()
	for i := range min(b.runs, 3) {
		folder := filepath.Join(dir, strconv.Itoa(i))
		p := b.serve(ctx, folder)
		p.connect(ctx, m, false)
		long, other := p.conversation(ctx), p.conversation(ctx)
		p.close()
		fill(ctx, folder, long, purgeRows)
		purge.yardTook(barePurge(ctx, folder, long, true))
		plain.took(barePurge(ctx, folder, long, false))
		p = b.serve(ctx, folder)
		p.waitForIndex(ctx, "kettle")
		m.script(300, 64, 0, false)
		for range 20 {
			turns.yardTook(p.send(ctx, other, "The rain does not stop.").whole)
		}
		p.do(ctx, "DELETE", "/api/conversations/"+long, nil, nil)
		var beside sync.WaitGroup
		done := make(chan struct{})
		beside.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
					turns.took(p.send(ctx, other, "The rain does not stop.").whole)
				}
			}
		})
		began := time.Now()
		p.do(ctx, "DELETE", "/api/conversations/"+long+"?purge=true", nil, nil)
		purge.took(time.Since(began))
		close(done)
		beside.Wait()
		most.readings = append(most.readings, p.status("VmHWM"))
		p.close()
	}
	b.print(purge)
	b.print(plain)
	b.print(turns)
	b.tell("  the slowest of them", "ms", turns.readings[len(turns.readings)-1])
	b.print(most)
}

// barePurge deletes the rows of a conversation from a copy of the file, in one statement with nothing around it.
func barePurge(ctx context.Context, dir, conversation string, zeros bool) time.Duration {
	db := database(dir, "terzetto.db")
	path := filepath.Join(dir, "copy.db")
	must(db.ExecContext(ctx, "VACUUM INTO ?", path))
	check(db.Close())
	db = database(dir, "copy.db")
	defer func() { check(db.Close()); check(os.Remove(path)) }()
	db.SetMaxOpenConns(1)
	must(db.ExecContext(ctx, fmt.Sprintf("PRAGMA foreign_keys = OFF; PRAGMA secure_delete = %t", zeros)))
	began := time.Now()
	must(db.ExecContext(ctx, "DELETE FROM messages WHERE conversation_id = ?", conversation))
	return time.Since(began)
}
