package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"path/filepath"
	"time"

	_ "modernc.org/sqlite" // the yardstick reads the same file
)

// open measures how long a conversation takes to open, as a small series: the whole
// path over HTTP against bare rows turned into JSON, and the newest page.
func (b *bench) open(ctx context.Context, dir string) error {
	for _, rows := range []int{100, 1000, 10_000} {
		if err := b.openAt(ctx, fmt.Sprintf("%s/%d", dir, rows), rows); err != nil {
			return err
		}
	}
	return nil
}

func (b *bench) openAt(ctx context.Context, dir string, rows int) error {
	p, err := b.serve(ctx, dir)
	if err != nil {
		return err
	}
	c, err := p.conversation(ctx)
	if err = errors.Join(err, p.close()); err != nil {
		return err
	}
	db, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "terzetto.db"))
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	if err := fill(ctx, db, c, rows); err != nil {
		return err
	}
	whole := figure{name: fmt.Sprintf("open a conversation of %d rows, whole path", rows), unit: "ms"}
	page := figure{name: fmt.Sprintf("  its newest 100 (of %d)", rows), unit: "ms"}
	for range b.runs {
		took, err := bare(ctx, db, c)
		if err != nil {
			return err
		}
		whole.yardstick = append(whole.yardstick, ms(took))
	}
	if err := db.Close(); err != nil {
		return err
	}
	if p, err = b.serve(ctx, dir); err != nil {
		return err
	}
	for range b.runs {
		for _, v := range []struct {
			f    *figure
			path string
		}{{&whole, "/messages"}, {&page, "/messages?limit=100"}} {
			began := time.Now()
			resp, err := p.request(ctx, "GET", "/api/conversations/"+c+v.path, nil, "application/json")
			if err != nil {
				return errors.Join(err, p.close())
			}
			n, err := io.Copy(io.Discard, resp.Body)
			if want := int64(100 * min(rows, 100)); resp.StatusCode != http.StatusOK || n < want {
				err = errors.Join(err, fmt.Errorf("the path came as status %d with %d bytes", resp.StatusCode, n))
			}
			if err = errors.Join(err, resp.Body.Close()); err != nil {
				return errors.Join(err, p.close())
			}
			v.f.readings = append(v.f.readings, ms(time.Since(began)))
		}
	}
	whole.print()
	page.print()
	return p.close()
}

// fillFile writes a path into the file of a data folder that no program has open: for
// tests that need a long conversation and have no time to hold it.
func fillFile(ctx context.Context, dir, conversation string, rows int) error {
	db, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "terzetto.db"))
	if err != nil {
		return err
	}
	return errors.Join(fill(ctx, db, conversation, rows), db.Close())
}

// fill writes a path of rows, with a second branch at every tenth.
func fill(ctx context.Context, db *sql.DB, conversation string, rows int) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	now := time.Now().UnixMicro()
	var parent any
	for i := range rows {
		role := "user"
		if i%2 == 1 {
			role = "assistant"
		}
		text := fmt.Sprintf("Row %d. The rain runs down the glass while someone hums, and the kettle begins to speak of tea and ships and the long way home.", i)
		for twin := range 2 {
			if twin == 1 && i%10 != 9 {
				break
			}
			result, err := tx.ExecContext(ctx,
				`INSERT INTO messages (conversation_id, role, content, turn_index, parent_id, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
				conversation, role, text, i, parent, now)
			if err != nil {
				return err
			}
			id, err := result.LastInsertId()
			if err != nil {
				return err
			}
			if twin == 0 && i%10 == 9 {
				continue // the second branch goes on
			}
			parent = id
		}
	}
	if _, err := tx.ExecContext(ctx, `UPDATE conversations SET active_leaf_id = ? WHERE id = ?`, parent, conversation); err != nil {
		return err
	}
	return tx.Commit()
}

// bare reads the rows and writes them as JSON, with nothing else done.
func bare(ctx context.Context, db *sql.DB, conversation string) (time.Duration, error) {
	began := time.Now()
	rows, err := db.QueryContext(ctx, `SELECT id, role, content, turn_index, parent_id, created_at FROM messages WHERE conversation_id = ? ORDER BY id`, conversation)
	if err != nil {
		return 0, err
	}
	defer func() { _ = rows.Close() }()
	type row struct {
		ID        int64  `json:"id"`
		Role      string `json:"role"`
		Content   string `json:"content"`
		TurnIndex int    `json:"turn_index"`
		ParentID  *int64 `json:"parent_id"`
		CreatedAt int64  `json:"created_at"`
	}
	var all []row
	for rows.Next() {
		var r row
		if err := rows.Scan(&r.ID, &r.Role, &r.Content, &r.TurnIndex, &r.ParentID, &r.CreatedAt); err != nil {
			return 0, err
		}
		all = append(all, r)
	}
	if err := rows.Err(); err != nil {
		return 0, err
	}
	if err := json.NewEncoder(io.Discard).Encode(all); err != nil {
		return 0, err
	}
	return time.Since(began), nil
}
