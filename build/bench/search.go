package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"path/filepath"
	"time"
)

// The library that the search is measured in: a heavy writer's after some years.
const (
	libraryTalks = 10_000
	libraryRows  = 200_000
)

// search measures the first page of a search, and the opening of a conversation, in a large
// library. The yardstick of a search is the bare index asked for the same words.
func (b *bench) search(ctx context.Context, dir string) error {
	p, err := b.serve(ctx, dir) // it makes the file
	if err != nil {
		return err
	}
	if err := p.close(); err != nil {
		return err
	}
	middle, err := fillLibrary(ctx, dir)
	if err != nil {
		return err
	}
	if p, err = b.serve(ctx, dir); err != nil {
		return err
	}
	return errors.Join(b.seek(ctx, p, dir), b.openAmong(ctx, p, middle), p.close())
}

// questions are of one word that a few rows have, of one that all have, and of two halves.
var questions = []struct{ name, text, match string }{ //nolint:gochecknoglobals // the rows of the measure
	{"a rare word", "quay4711", `"quay4711"`},
	{"a word of every row", "kettle", `"kettle"`},
	{"two words, the last half typed", "kettle quay47", `"kettle" "quay47" *`},
}

func (b *bench) seek(ctx context.Context, p *product, dir string) error {
	began := time.Now()
	for {
		found, _, err := ask(ctx, p, "kettle")
		if err != nil {
			return err
		}
		if found.Pending == 0 {
			break
		}
		if time.Since(began) > 5*time.Minute {
			return fmt.Errorf("%d rows are not in the index after five minutes", found.Pending)
		}
		time.Sleep(500 * time.Millisecond)
	}
	index, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "search.db")+"?mode=ro")
	if err != nil {
		return err
	}
	defer func() { _ = index.Close() }()
	for _, q := range questions {
		f := figure{name: fmt.Sprintf("search %d rows: %s", libraryRows, q.name), unit: "ms"}
		for range 3 * b.runs {
			found, took, err := ask(ctx, p, q.text)
			if err != nil {
				return err
			}
			if len(found.Items) == 0 {
				return fmt.Errorf("nothing has %q", q.text)
			}
			f.readings = append(f.readings, ms(took))
			began := time.Now()
			if err := bareSearch(ctx, index, q.match); err != nil {
				return err
			}
			f.yardstick = append(f.yardstick, ms(time.Since(began)))
		}
		f.print()
	}
	return nil
}

type foundPage struct {
	Items   []json.RawMessage
	Pending int
}

func ask(ctx context.Context, p *product, text string) (found foundPage, took time.Duration, err error) {
	began := time.Now()
	resp, err := p.request(ctx, http.MethodGet, "/api/search?q="+url.QueryEscape(text), nil, "application/json")
	if err != nil {
		return found, 0, err
	}
	err = json.NewDecoder(resp.Body).Decode(&found)
	return found, time.Since(began), errors.Join(err, resp.Body.Close())
}

func bareSearch(ctx context.Context, index *sql.DB, match string) error {
	rows, err := index.QueryContext(ctx, "SELECT rowid, bm25(message_words) FROM message_words WHERE message_words MATCH ? ORDER BY rowid DESC LIMIT 1000", match)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var id int64
		var weight float64
		if err := rows.Scan(&id, &weight); err != nil {
			return err
		}
	}
	return rows.Err()
}

// openAmong opens one conversation of the many, and the list that it stands in.
func (b *bench) openAmong(ctx context.Context, p *product, conversation string) error {
	for _, v := range []struct{ name, path string }{
		{"open a conversation of 20 rows", "/api/conversations/" + conversation + "/messages?limit=100"},
		{"the newest 100 conversations", "/api/conversations?limit=100"},
	} {
		f := figure{name: fmt.Sprintf("%s (of %d)", v.name, libraryTalks), unit: "ms"}
		for range 3 * b.runs {
			began := time.Now()
			resp, err := p.request(ctx, http.MethodGet, v.path, nil, "application/json")
			if err != nil {
				return err
			}
			n, err := io.Copy(io.Discard, resp.Body)
			if resp.StatusCode != http.StatusOK || n < 1000 {
				err = errors.Join(err, fmt.Errorf("%s came as status %d with %d bytes", v.path, resp.StatusCode, n))
			}
			if err = errors.Join(err, resp.Body.Close()); err != nil {
				return err
			}
			f.readings = append(f.readings, ms(time.Since(began)))
		}
		f.print()
	}
	return nil
}

// fillLibrary writes the conversations into the file of a folder that no program has open,
// and gives the id of one in the middle.
func fillLibrary(ctx context.Context, dir string) (middle string, err error) {
	db, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "terzetto.db"))
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return "", err
	}
	defer func() { _ = tx.Rollback() }()
	now := time.Now().UnixMicro()
	const perTalk = libraryRows / libraryTalks
	talk, err := tx.PrepareContext(ctx, `INSERT INTO conversations (id, title, macro_seed, created_at, updated_at) VALUES (?, ?, 's', ?, ?)`)
	if err != nil {
		return "", err
	}
	defer func() { _ = talk.Close() }()
	row, err := tx.PrepareContext(ctx, `INSERT INTO messages (conversation_id, role, content, turn_index, parent_id, created_at) VALUES (?, ?, ?, ?, ?, ?)`)
	if err != nil {
		return "", err
	}
	defer func() { _ = row.Close() }()
	leaf, err := tx.PrepareContext(ctx, `UPDATE conversations SET active_leaf_id = ? WHERE id = ?`)
	if err != nil {
		return "", err
	}
	defer func() { _ = leaf.Close() }()
	for c := range libraryTalks {
		id := fmt.Sprintf("00000000-0000-7000-8000-%012d", c)
		at := now - int64(libraryTalks-c)*int64(time.Minute/time.Microsecond)
		if _, err := talk.ExecContext(ctx, id, fmt.Sprintf("Harbour %d", c), at, at); err != nil {
			return "", err
		}
		var parent any
		for i := range perTalk {
			role := []string{"user", "assistant"}[i%2]
			text := fmt.Sprintf("Row %d of talk %d, at quay%d. The rain runs down the glass while someone hums, and the kettle begins to speak of tea and ships and the long way home.", i, c, (c*perTalk+i)/7)
			added, err := row.ExecContext(ctx, id, role, text, i, parent, at+int64(i))
			if err != nil {
				return "", err
			}
			if parent, err = added.LastInsertId(); err != nil {
				return "", err
			}
		}
		if _, err := leaf.ExecContext(ctx, parent, id); err != nil {
			return "", err
		}
		if c == libraryTalks/2 {
			middle = id
		}
	}
	return middle, tx.Commit()
}
