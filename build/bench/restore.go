package main

import (
	"context"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// restoreRows make a database of about 200 MB.
const restoreRows = 800_000

// restore measures putting a backup of 200 MB in place: all of it, against what it cannot do without (a check of the
// backup and two copies), and for how long no request is answered, against a plain start.
func (b *bench) restore(ctx context.Context, dir string) {
	p := b.serve(ctx, dir)
	conversation := p.conversation(ctx)
	p.close()
	fill(ctx, dir, conversation, restoreRows)
	p = b.serve(ctx, dir)
	var made struct {
		File string `json:"file"`
	}
	p.do(ctx, "POST", "/api/backup", nil, &made)
	p.close()
	whole := figure{name: "restore of 200 MB, all of it", unit: "ms"}
	shut := figure{name: "restore of 200 MB, doors shut to first answer", unit: "ms"}
	for range b.runs {
		p = b.serve(ctx, dir)
		shut.yardTook(p.ready)
		closed := make(chan time.Duration, 1)
		over := make(chan struct{})
		var watching sync.WaitGroup
		watching.Go(func() { closed <- p.closedFor(ctx, over) })
		began := time.Now()
		p.do(ctx, "POST", "/api/restore", map[string]string{"file": filepath.Base(made.File)}, nil)
		whole.took(time.Since(began))
		close(over)
		shut.took(<-closed)
		watching.Wait()
		p.close()
		whole.yardTook(bareRestore(ctx, dir))
	}
	b.print(whole)
	b.print(shut)
}

// closedFor is how long requests were refused, from the last that was answered before to the first after.
func (p *product) closedFor(ctx context.Context, over <-chan struct{}) time.Duration {
	last, longest := time.Now(), time.Duration(0)
	for refused := false; ; {
		resp := p.request(ctx, "GET", "/api/conversations?limit=1", nil, "application/json")
		_ = resp.Body.Close()
		now := time.Now()
		if resp.StatusCode == http.StatusOK {
			if refused {
				longest = max(longest, now.Sub(last))
			}
			last, refused = now, false
		} else {
			refused = true
		}
		select {
		case <-over:
			if !refused {
				return longest
			}
		case <-time.After(time.Millisecond):
		}
	}
}

// bareRestore checks a database and copies it twice, with nothing around it.
func bareRestore(ctx context.Context, dir string) time.Duration {
	db := database(dir, "terzetto.db")
	defer func() { _ = db.Close() }()
	began := time.Now()
	must(db.ExecContext(ctx, "PRAGMA quick_check(1)"))
	for _, name := range []string{"first.db", "second.db"} {
		path := filepath.Join(dir, name)
		must(db.ExecContext(ctx, "VACUUM INTO ?", path))
		f := must(os.OpenFile(path, os.O_RDWR, 0)) //nolint:gosec // a file of the measure
		check(f.Sync())
		check(f.Close())
		check(os.Remove(path))
	}
	return time.Since(began)
}
