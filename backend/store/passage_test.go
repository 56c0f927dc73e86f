package store_test

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/store"
)

// shelved keeps a file with what is read in it, and gives the hash of its content.
func shelved(t testing.TB, db *store.DB, label string, data []byte) string {
	t.Helper()
	read := must(document.Read(t.Context(), label, data, document.Limits{}))(t)
	sum := sha256.Sum256(data)
	f := must(db.Files.KeepFile(t.Context(), team.File{Label: label, Hash: hex.EncodeToString(sum[:]), Contents: read.Items, Data: data}))(t)
	return f.Hash
}

func numbered(n int, facts map[int]string) string {
	var b strings.Builder
	for i := range n {
		line := fmt.Sprintf("Row %d of the harbour master's book says that the wind was calm.", i+1)
		if fact := facts[i+1]; fact != "" {
			line = fact
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}

func TestAQuestionFindsThePassageThatAnswersIt(t *testing.T) {
	db := fresh(t)
	notes := shelved(t, db, "notes.txt", []byte(numbered(5000, map[int]string{
		2900: "The café on the pier closed in 1931 after its invoices were not paid.",
		4100: "船长在会议上说，码头将于春天重建。",
		4500: "เรือกลับมาที่ท่าเรือในตอนเช้า",
	})))
	other := shelved(t, db, "other.txt", []byte("The lighthouse was built of granite.\n"))
	for question, want := range map[string]string{
		"When did the CAFE close?":             "0:2900",
		"unpaid invoice of the cafe":           "0:2900",
		"which invoices":                       "0:2900",
		"granite lighthouse":                   "1:1",
		"码头什么时候重建":                             "0:4100",
		"ท่าเรือ":                              "0:4500",
		"* \" ( NEAR":                          "",
		"zzzz":                                 "",
		"the wind of row 3777 in the calm?":    "0:3777",
		strings.Repeat("granite ", 1000) + "é": "1:1",
	} {
		hits := must(db.FindPassages(t.Context(), []string{notes, other}, question, 5))(t)
		got := ""
		if len(hits) > 0 {
			got = "1:1"
			var line int
			if hits[0].Document == 0 {
				_, after, _ := strings.Cut(want, ":")
				_, _ = fmt.Sscan(after, &line)
				got = fmt.Sprintf("0:%d not in %d-%d", line, hits[0].Line, hits[0].Last)
				if hits[0].Line <= line && line <= hits[0].Last && hits[0].Found == line {
					got = want
				}
			}
			if hits[0].Snippet == "" {
				t.Errorf("%q has no snippet", question)
			}
		}
		if got != want {
			t.Errorf("%q finds %q, want %q", question, got, want)
		}
		const least = 0.34
		fitting := lists.Keep(hits, func(h passage.Hit) bool { return h.Fit >= least })
		again := must(db.FindFitting(t.Context(), []string{notes, other}, question, least, 5))(t)
		if again = lists.Keep(again, func(h passage.Hit) bool { return h.Fit >= least }); len(again) != len(fitting) || len(again) > 0 && again[0] != fitting[0] {
			t.Errorf("%q finds %d passages that fit, and %d when only such are asked for", question, len(fitting), len(again))
		}
	}
	// The file that is not asked for is not searched.
	if hits := must(db.FindPassages(t.Context(), []string{notes}, "granite", 5))(t); len(hits) != 0 {
		t.Errorf("another file gives %+v", hits)
	}
}

// The clock of the bubble reaches no time at which the index looks for something new by itself.
func TestAFileIsTakenInAsSoonAsItIsKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir := filepath.Join(t.TempDir(), "data")
		db := open(t, dir)
		hash := shelved(t, db, "notes.txt", []byte(numbered(2000, nil)))
		time.Sleep(time.Second)
		synctest.Wait()
		raw := must(sql.Open("sqlite", "file:"+filepath.Join(dir, "search.db")+"?mode=ro"))(t)
		defer raw.Close() //nolint:errcheck // it is only read
		var complete, passages int
		ok(t, raw.QueryRowContext(t.Context(), "SELECT complete, passages FROM passage_documents WHERE content LIKE ?", "%"+hash).Scan(&complete, &passages))
		if complete != 1 || passages < 100 {
			t.Errorf("%d passages are there, complete %d", passages, complete)
		}
	})
}

func TestLinesAreReadWhereTheyAre(t *testing.T) {
	db := fresh(t)
	hash := shelved(t, db, "notes.txt", []byte(numbered(3000, map[int]string{2900: "A fact."})))
	part := must(db.ReadPassages(t.Context(), hash, 2899, 3, 10_000))(t)
	got := passage.MarkedText("notes.txt", part.Unit, part.Passages)
	if part.From != 2899 || part.To != 2901 || part.Count != 3000 || !strings.Contains(got, "\nA fact.\nRow 2901 ") || strings.Count(got, "\n") != 4 {
		t.Errorf("%d-%d of %d: %s", part.From, part.To, part.Count, got)
	}
	if part := must(db.ReadPassages(t.Context(), hash, 9000, 3, 10_000))(t); len(part.Passages) > 0 || part.To >= part.From {
		t.Errorf("behind the end: %+v", part)
	}
	if part := must(db.ReadPassages(t.Context(), hash, 1, 1<<30, 2_000))(t); part.To < 15 || part.To > 40 || !part.Cut {
		t.Errorf("the room is not kept: %d %v", part.To, part.Cut)
	}
	if _, err := db.ReadPassages(t.Context(), "none", 1, 1, 100); !fault.Is(err, fault.NotFound) {
		t.Errorf("no such file: %v", err)
	}
}

func TestPassagesAreIndexedAgainAfterTheIndexIsLost(t *testing.T) {
	for name, act := range map[string]func(t *testing.T, file string){
		"gone": func(t *testing.T, file string) { ok(t, os.Remove(file)) },
		"nonsense": func(t *testing.T, file string) {
			ok(t, os.WriteFile(file, []byte(strings.Repeat("nonsense ", 900)), 0o600))
		},
		"overwritten": func(t *testing.T, file string) {
			change(t, file, func(all []byte) []byte {
				for i := 4096; i < len(all); i++ {
					all[i] = 0xA5
				}
				return all
			})
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "data")
			db := open(t, dir)
			hash := shelved(t, db, "notes.txt", []byte(numbered(800, map[int]string{700: "A fact about seals."})))
			must(db.FindPassages(t.Context(), []string{hash}, "seals", 1))(t)
			ok(t, db.Close())
			act(t, filepath.Join(dir, "search.db"))
			db = open(t, dir)
			if hits := must(db.FindPassages(t.Context(), []string{hash}, "seals", 1))(t); len(hits) != 1 {
				t.Errorf("it finds %v", hits)
			}
		})
	}
}

func TestTakingInADocumentEndsWithItsContextAndBeginsAgain(t *testing.T) {
	db := fresh(t)
	hash := shelved(t, db, "notes.txt", []byte(numbered(20_000, map[int]string{19_000: "A fact about seals."})))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := db.FindPassages(ctx, []string{hash}, "seals", 1); !errors.Is(err, context.Canceled) {
		t.Errorf("it gives %v", err)
	}
	if hits := must(db.FindPassages(t.Context(), []string{hash}, "seals", 1))(t); len(hits) != 1 {
		t.Errorf("it finds %v", hits)
	}
}

// BenchmarkPassages searches 100 MB of text, beside a bare index that ranks all that match.
func BenchmarkPassages(b *testing.B) {
	dir := filepath.Join(b.TempDir(), "data")
	db := open(b, dir)
	words, speak := vocabulary()
	var hashes []string
	for i := range 10 {
		var text strings.Builder
		for text.Len() < 10<<20 {
			text.WriteString(speak(12) + ".\n")
		}
		hashes = append(hashes, shelved(b, db, fmt.Sprintf("%d.txt", i), []byte(text.String())))
	}
	must(db.FindPassages(b.Context(), hashes, words[9000], 8))(b)
	bare := bareOf(b, filepath.Join(dir, "search.db"))
	for _, row := range []struct{ name, question string }{
		{"rare", words[9000]},
		{"frequent", words[50]},
		{"commonest", words[0]},
		{"sentence", strings.Join([]string{words[0], words[3], words[9000], words[700], words[20], words[5000]}, " ")},
		{"common sentence", strings.Join(words[:8], " ")},
	} {
		b.Run(row.name, func(b *testing.B) {
			beside(b, "search", func() {
				if hits := must(db.FindPassages(b.Context(), hashes, row.question, 8))(b); len(hits) == 0 {
					b.Fatal("nothing was found")
				}
			}, func() {
				bare(strings.Join(strings.Fields(row.question), " OR "))
			})
		})
	}
}

// bareOf asks the index of a file by itself.
func bareOf(b *testing.B, file string) func(match string) {
	b.Helper()
	raw := must(sql.Open("sqlite", "file:"+file+"?mode=ro"))(b)
	raw.SetMaxOpenConns(1)
	b.Cleanup(func() { _ = raw.Close() })
	return func(match string) {
		var ids sql.NullString
		ok(b, raw.QueryRowContext(b.Context(), `SELECT group_concat(rowid) FROM (SELECT rowid FROM passage_words
		  WHERE passage_words MATCH ? ORDER BY rank LIMIT 8)`, match).Scan(&ids))
	}
}
