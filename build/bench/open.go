package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"time"
)

// open measures how long a conversation takes to open, as a small series: the whole
// path over HTTP against bare rows turned into JSON, and the newest page.
func (b *bench) open(ctx context.Context, dir string) {
	for _, rows := range []int{100, 1000, 10_000} {
		b.openAt(ctx, fmt.Sprintf("%s/%d", dir, rows), rows)
	}
}

func (b *bench) openAt(ctx context.Context, dir string, rows int) {
	c := b.paths(ctx, dir, rows)[0].ID
	whole := figure{name: fmt.Sprintf("open a conversation of %d rows, whole path", rows), unit: "ms"}
	page := figure{name: fmt.Sprintf("  its newest 100 (of %d)", rows), unit: "ms"}
	db := database(dir, "terzetto.db")
	for range b.runs {
		whole.yardTook(bare(ctx, db, c))
	}
	check(db.Close())
	p := b.serve(ctx, dir)
	for range b.runs {
		least := int64(100 * min(rows, 100))
		whole.took(p.fetch(ctx, "/api/conversations/"+c+"/messages", least))
		page.took(p.fetch(ctx, "/api/conversations/"+c+"/messages?limit=100", least))
	}
	b.print(whole)
	b.print(page)
	p.close()
}

// bare reads the rows and writes them as JSON, with nothing else done.
func bare(ctx context.Context, db *sql.DB, conversation string) time.Duration {
	began := time.Now()
	rows, err := db.QueryContext(ctx,
		`SELECT id, role, content, turn_index, parent_id, created_at FROM messages WHERE conversation_id = ? ORDER BY id`, conversation)
	check(err)
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
		check(rows.Scan(&r.ID, &r.Role, &r.Content, &r.TurnIndex, &r.ParentID, &r.CreatedAt))
		all = append(all, r)
	}
	check(rows.Err())
	check(json.NewEncoder(io.Discard).Encode(all))
	return time.Since(began)
}
