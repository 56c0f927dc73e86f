package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"net/url"
	"time"
)

// search measures the first page of a search, and the opening of a conversation, in a large
// library. The yardstick of a search is the bare index asked for the same words.
func (b *bench) search(ctx context.Context, dir string) {
	b.serve(ctx, dir).close() // it makes the file
	fillLibrary(ctx, dir)
	p := b.serve(ctx, dir)
	b.seek(ctx, p, dir)
	for _, v := range []struct{ name, path string }{
		{"open a conversation of 20 rows", "/api/conversations/" + middleTalk + "/messages?limit=100"},
		{"the newest 100 conversations", "/api/conversations?limit=100"},
	} {
		f := figure{name: fmt.Sprintf("%s (of %d)", v.name, libraryTalks), unit: "ms"}
		for range 3 * b.runs {
			f.took(p.fetch(ctx, v.path, 1000))
		}
		b.print(f)
	}
	p.close()
}

// questions are of one word that a few rows have, of one that all have, and of two halves.
var questions = []struct{ name, text, match string }{ //nolint:gochecknoglobals // the rows of the measure
	{"a rare word", "quay4711", `"quay4711"`},
	{"a word of every row", "kettle", `"kettle"`},
	{"two words, the last half typed", "kettle quay47", `"kettle" "quay47" *`},
}

func (b *bench) seek(ctx context.Context, p *product, dir string) {
	p.waitForIndex(ctx, "kettle")
	index := database(dir, "search.db?mode=ro")
	defer func() { _ = index.Close() }()
	for _, q := range questions {
		f := figure{name: fmt.Sprintf("search %d rows: %s", libraryRows, q.name), unit: "ms"}
		for range 3 * b.runs {
			found, took := ask(ctx, p, q.text)
			if len(found.Items) == 0 {
				check(fmt.Errorf("nothing has %q", q.text))
			}
			f.took(took)
			f.yardTook(bareSearch(ctx, index, q.match))
		}
		b.print(f)
	}
}

// waitForIndex waits until every row is in the index of the search.
func (p *product) waitForIndex(ctx context.Context, word string) {
	for began := time.Now(); ; time.Sleep(500 * time.Millisecond) {
		found, _ := ask(ctx, p, word)
		if found.Pending == 0 {
			return
		}
		if time.Since(began) > 5*time.Minute {
			check(fmt.Errorf("%d rows are not in the index after five minutes", found.Pending))
		}
	}
}

type foundPage struct {
	Items   []json.RawMessage
	Pending int
}

func ask(ctx context.Context, p *product, text string) (found foundPage, took time.Duration) {
	began := time.Now()
	p.do(ctx, "GET", "/api/search?q="+url.QueryEscape(text), nil, &found)
	return found, time.Since(began)
}

func bareSearch(ctx context.Context, index *sql.DB, match string) time.Duration {
	began := time.Now()
	rows, err := index.QueryContext(ctx,
		"SELECT rowid, bm25(message_words) FROM message_words WHERE message_words MATCH ? ORDER BY rowid DESC LIMIT 1000", match)
	check(err)
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var id int64
		var weight float64
		check(rows.Scan(&id, &weight))
	}
	check(rows.Err())
	return time.Since(began)
}
