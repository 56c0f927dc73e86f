package store_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"terzetto/backend/search"
	"terzetto/backend/store"
)

// The library of quality.md, row 14.
const (
	benchConversations = 10_000
	benchMessages      = 200_000
)

// vocabulary is a language of its own, whose words are used as often as those of others.
func vocabulary() (words []string, say func(n int) string) {
	r := rand.New(rand.NewPCG(1, 2)) //nolint:gosec // texts for a benchmark
	z := rand.NewZipf(r, 1.1, 2, 29_999)
	for range 30_000 {
		b := make([]byte, 2+r.IntN(8))
		for i := range b {
			b[i] = byte('a' + r.IntN(26))
		}
		words = append(words, string(b))
	}
	return words, func(n int) string {
		var b strings.Builder
		for range n {
			b.WriteString(words[z.Uint64()])
			b.WriteByte(' ')
		}
		return b.String()
	}
}

// shelve fills a data folder with a library, and lays a bare index over its messages.
func shelve(b *testing.B, dir string, conversations, messages int) (words []string) {
	b.Helper()
	words, speak := vocabulary()
	ok(b, must(store.Open(b.Context(), options(dir)))(b).Close())
	raw := must(sql.Open("sqlite", "file:"+filepath.Join(dir, "terzetto.db")))(b)
	tx := must(raw.BeginTx(b.Context(), nil))(b)
	exec := func(query string, args ...any) { must(tx.ExecContext(b.Context(), query, args...))(b) }
	each := messages / conversations
	for c := range conversations {
		id := fmt.Sprintf("c%05d", c)
		exec("INSERT INTO conversations (id, title, macro_seed, created_at, updated_at) VALUES (?, ?, '', ?, ?)", id, speak(4), c, c)
		for m := range each {
			var parent any
			if m > 0 {
				parent = c*each + m
			}
			exec("INSERT INTO messages (id, conversation_id, role, turn_index, parent_id, created_at, content) VALUES (?, ?, 'user', ?, ?, ?, ?)",
				c*each+m+1, id, m, parent, int64(c)*3_600_000_000, speak(60))
		}
		exec("UPDATE conversations SET active_leaf_id = ? WHERE id = ?", (c+1)*each, id)
	}
	ok(b, tx.Commit())
	ok(b, raw.Close())
	return words
}

func weight(b *testing.B, dir string, names ...string) (bytes int64) {
	b.Helper()
	for _, name := range names {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil {
			bytes += info.Size()
		}
	}
	return bytes
}

// BenchmarkSearch lays the first page of 200,000 messages beside a bare query of FTS5 that
// weighs all that it finds, A B A B in one run.
func BenchmarkSearch(b *testing.B) {
	dir := filepath.Join(b.TempDir(), "data")
	words := shelve(b, dir, benchConversations, benchMessages)
	db := open(b, dir)
	begun := time.Now()
	for left := 1; left > 0; {
		left = must(db.Index(b.Context()))(b)
	}
	b.Logf("indexed in %.1f s; main file %.0f MB, index %.0f MB", time.Since(begun).Seconds(),
		float64(weight(b, dir, "terzetto.db", "terzetto.db-wal"))/1e6, float64(weight(b, dir, "search.db", "search.db-wal"))/1e6)

	bare := must(sql.Open("sqlite", "file:"+filepath.Join(b.TempDir(), "bare.db")))(b)
	bare.SetMaxOpenConns(1)
	for _, q := range []string{
		"ATTACH '" + filepath.Join(dir, "terzetto.db") + "' AS main_file",
		"CREATE VIRTUAL TABLE w USING fts5 (content, content='', tokenize='unicode61 remove_diacritics 2')",
		"INSERT INTO w (rowid, content) SELECT id, content FROM main_file.messages",
	} {
		must(bare.ExecContext(b.Context(), q))(b)
	}
	b.Cleanup(func() { _ = bare.Close() })

	for _, row := range []struct{ name, q, match string }{
		{"rare", words[9000] + " ", words[9000]},
		{"frequent", words[50] + " ", words[50]},
		{"commonest", words[0] + " ", words[0]},
		{"two", words[0] + " " + words[50] + " ", words[0] + " " + words[50]},
		{"begun", words[50][:2], words[50][:2] + "*"},
	} {
		b.Run(row.name, func(b *testing.B) {
			beside(b, "search", func() {
				found := must(db.Search(b.Context(), search.Ask{Text: row.q}))(b)
				if len(found.Items) == 0 {
					b.Fatal("nothing was found")
				}
			}, func() {
				rows := must(bare.QueryContext(b.Context(), "SELECT rowid FROM w WHERE w MATCH ? ORDER BY rank LIMIT 40", row.match))(b)
				for rows.Next() { // only the index is measured
				}
				ok(b, rows.Err())
				ok(b, rows.Close())
			})
		})
	}
}

// BenchmarkTurnWithSearch is a turn's writing while the index follows, for the cost of the triggers.
func BenchmarkTurnWithSearch(b *testing.B) {
	db := open(b, filepath.Join(b.TempDir(), "data"))
	id := begin(b, db, "g").ID
	for b.Loop() {
		say(b, db, id, strings.Repeat("u ", 50), strings.Repeat("a ", 200))
	}
}
