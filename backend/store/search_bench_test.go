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

	"terzetto/backend/document/search"
	"terzetto/backend/store"
)

// The largest library in which a search must still feel immediate.
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
func shelve(b *testing.B, dir string, conversations, messages int, speak func(n int) string) {
	b.Helper()
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
}

// indexed opens a data folder and has everything in it taken in.
func indexed(b *testing.B, dir string) *store.DB {
	b.Helper()
	db := open(b, dir)
	begun := time.Now()
	for left := 1; left > 0; {
		left = must(db.Index(b.Context()))(b)
	}
	b.Logf("indexed in %.1f s; main file %.0f MB, index %.0f MB", time.Since(begun).Seconds(),
		weight(dir, "terzetto.db", "terzetto.db-wal"), weight(dir, "search.db", "search.db-wal"))
	return db
}

// weight is the size of files in megabytes.
func weight(dir string, names ...string) (megabytes float64) {
	for _, name := range names {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil {
			megabytes += float64(info.Size()) / 1e6
		}
	}
	return megabytes
}

// BenchmarkSearch lays the first page of 200,000 messages beside a bare query of FTS5 that
// weighs all that it finds, A B A B in one run.
func BenchmarkSearch(b *testing.B) {
	dir := filepath.Join(b.TempDir(), "data")
	words, speak := vocabulary()
	shelve(b, dir, benchConversations, benchMessages, speak)
	db := indexed(b, dir)

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
				var ids sql.NullString // all forty, in one row
				ok(b, bare.QueryRowContext(b.Context(), "SELECT group_concat(rowid) FROM (SELECT rowid FROM w WHERE w MATCH ? ORDER BY rank LIMIT 40)", row.match).Scan(&ids))
			})
		})
	}
}

// BenchmarkSearchWithoutSpaces is the same for writing that puts no space between words: a
// question of one, two and three characters.
func BenchmarkSearchWithoutSpaces(b *testing.B) {
	dir := filepath.Join(b.TempDir(), "data")
	r := rand.New(rand.NewPCG(3, 4)) //nolint:gosec // texts for a benchmark
	z := rand.NewZipf(r, 1.1, 8, 2_999)
	shelve(b, dir, benchConversations, benchMessages, func(n int) string {
		all := make([]rune, n)
		for i := range all {
			all[i] = '\u4e00' + rune(z.Uint64()) //nolint:gosec // below 3,000
		}
		return string(all)
	})
	db := indexed(b, dir)
	for _, q := range []string{"一", "丁一", "丁一七", "之乍"} {
		b.Run(q, func(b *testing.B) {
			for b.Loop() {
				must(db.Search(b.Context(), search.Ask{Text: q}))(b)
			}
		})
	}
}
