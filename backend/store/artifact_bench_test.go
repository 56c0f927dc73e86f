package store_test

import (
	"crypto/sha256"
	"database/sql"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store"
)

// A bare cache is the least that keeps bytes within a budget: one table, a hash, the
// oldest row out and the new one in, in one flushed transaction on the same kind of file.
type bareCache struct {
	db *sql.DB
}

func newBareCache(b *testing.B) *bareCache {
	b.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.Join(b.TempDir(), "bare.db")+
		"?_pragma=auto_vacuum(2)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=cache_size(-8000)&_txlock=immediate")
	ok(b, err)
	db.SetMaxOpenConns(1)
	b.Cleanup(func() { _ = db.Close() })
	_, err = db.ExecContext(b.Context(), "CREATE TABLE cache (id INTEGER PRIMARY KEY, hash BLOB, data BLOB)")
	ok(b, err)
	return &bareCache{db}
}

func (c *bareCache) add(b *testing.B, data []byte, evict bool) {
	b.Helper()
	hash := sha256.Sum256(data)
	tx, err := c.db.BeginTx(b.Context(), nil)
	ok(b, err)
	if evict {
		_, err = tx.ExecContext(b.Context(), "DELETE FROM cache WHERE id = (SELECT min(id) FROM cache)")
		ok(b, err)
	}
	_, err = tx.ExecContext(b.Context(), "INSERT INTO cache (hash, data) VALUES (?, ?)", hash[:], data)
	ok(b, err)
	ok(b, tx.Commit())
}

func (c *bareCache) read(b *testing.B, back int) {
	b.Helper()
	var data []byte
	ok(b, c.db.QueryRowContext(b.Context(), "SELECT data FROM cache WHERE id = (SELECT max(id) FROM cache) - ?", back).Scan(&data))
}

// sized is an artifact of random-looking bytes.
func sized(n int, data []byte) plugin.Made {
	data[0], data[1], data[2] = byte(n), byte(n>>8), byte(n>>16)
	return plugin.Made{PluginID: "tts", Artifact: plugin.Artifact{
		Filename: "sound.wav", Mime: "audio/wav", Data: data, Seed: "seed", Generation: map[string]any{"voice": "en"},
	}}
}

// A fullCache is a store whose budget is used up by artifacts of one size.
type fullCache struct {
	db      *store.DB
	dir     string
	message int64
	ids     []int64
	n       int
	data    []byte
}

func newFullCache(b *testing.B, rows, size int) *fullCache {
	b.Helper()
	c := &fullCache{dir: filepath.Join(b.TempDir(), "data"), data: make([]byte, size)}
	c.db = open(b, c.dir)
	budget(b, c.db, rows*size)
	c.message = *begin(b, c.db, "g").ActiveLeafID
	for range rows {
		c.add(b)
	}
	return c
}

func (c *fullCache) add(b *testing.B) {
	b.Helper()
	c.n++
	c.ids = append(c.ids, add(b, c.db, c.message, sized(c.n, c.data))...)
}

// onDisk is how many bytes the folder of a store takes, its log among them.
func onDisk(b *testing.B, dir string) (bytes int64) {
	b.Helper()
	ok(b, fs.WalkDir(os.DirFS(dir), ".", func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err == nil {
			bytes += info.Size()
		}
		return err
	}))
	return bytes
}

func middle(all []time.Duration) float64 {
	slices.Sort(all)
	return float64(all[len(all)/2].Microseconds())
}

// beside times ours and the yardstick by turns, so that both meet the same weather.
func beside(b *testing.B, what string, ours, bare func()) {
	b.Helper()
	var mine, yard []time.Duration
	took := func(act func()) time.Duration {
		began := time.Now()
		act()
		return time.Since(began)
	}
	for b.Loop() {
		mine = append(mine, took(ours))
		yard = append(yard, took(bare))
	}
	b.ReportMetric(middle(mine), "µs/"+what)
	b.ReportMetric(middle(yard), "µs/bare-"+what)
	b.ReportMetric(middle(yard)/middle(mine), "of-bare")
	b.ReportMetric(0, "ns/op") // both together say nothing
}

const mebibyte = 1 << 20

// The figures of one mebibyte at a full budget of 500, as the guide has it by default.
func BenchmarkArtifactAtAFullBudget(b *testing.B) {
	const rows = 500
	full, bare := newFullCache(b, rows, mebibyte), newBareCache(b)
	for range rows {
		bare.add(b, full.data, false)
	}
	b.Run("insert", func(b *testing.B) {
		beside(b, "insert", func() { full.add(b) }, func() { bare.add(b, full.data, true) })
		b.ReportMetric(float64(onDisk(b, full.dir))/(rows*mebibyte), "file/budget")
	})
	b.Run("read", func(b *testing.B) {
		back := 0
		beside(b, "read", func() {
			back = (back + 37) % rows
			_, _, _, err := full.db.ArtifactData(b.Context(), full.ids[len(full.ids)-1-back])
			ok(b, err)
		}, func() { bare.read(b, back) })
	})
}

// Neither the number of artifacts nor the length of the history is in these.
func BenchmarkArtifactInsertAmong(b *testing.B) {
	for _, rows := range lengths {
		b.Run(strconv.Itoa(rows), func(b *testing.B) {
			full, bare := newFullCache(b, rows, 4<<10), newBareCache(b)
			for range rows {
				bare.add(b, full.data, false)
			}
			b.ResetTimer()
			beside(b, "insert", func() { full.add(b) }, func() { bare.add(b, full.data, true) })
		})
	}
}

// A page of messages with and without artifacts in the file, and what a turn reads.
func BenchmarkNewest100Among(b *testing.B) {
	for name, made := range map[string]bool{"no-artifacts": false, "one-a-message": true} {
		b.Run(name, func(b *testing.B) {
			db := open(b, filepath.Join(b.TempDir(), "data"))
			id := long(b, db, 1_000)
			if made {
				for _, m := range must(db.Messages.Messages(b.Context(), id, chat.Page{}))(b) {
					add(b, db, m.ID, sized(int(m.ID), make([]byte, 1_000)))
				}
			}
			for b.Loop() {
				must(db.Messages.Messages(b.Context(), id, chat.Page{Limit: 100}))(b)
			}
		})
	}
}
