package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// importRows are the messages of the file that is imported.
const importRows = 20_000

// A transcriptLine is a message as another program writes it.
type transcriptLine struct {
	Name string `json:"name"`
	User bool   `json:"is_user"`
	Sent string `json:"send_date"`
	Text string `json:"mes"`
}

// importExport measures a file of one long conversation on its way in, against its lines parsed and inserted with
// nothing around them, and on its way out, against its rows read and written as JSON.
func (b *bench) importExport(ctx context.Context, dir string) {
	in := figure{name: fmt.Sprintf("import of %d messages", importRows), unit: "ms"}
	out := figure{name: fmt.Sprintf("export of %d messages", importRows), unit: "ms"}
	most := figure{name: "memory above rest: both", unit: "MiB"}
	text := transcript()
	for i := range min(b.runs, 3) {
		folder := filepath.Join(dir, strconv.Itoa(i))
		p := b.serve(ctx, folder)
		rest := p.status("VmHWM")
		began := time.Now()
		var up, kept struct {
			ID string `json:"id"`
		}
		p.upload(ctx, "/api/moving/upload", "harbour.jsonl", text, &up)
		p.do(ctx, "POST", "/api/moving/"+up.ID+"/look", map[string]string{"task": "look"}, nil)
		p.do(ctx, "POST", "/api/moving/"+up.ID+"/keep", map[string]string{"task": "keep"}, nil)
		in.took(time.Since(began))
		var all []struct {
			ID string `json:"id"`
		}
		p.do(ctx, "GET", "/api/conversations", nil, &all)
		if len(all) != 1 {
			check(fmt.Errorf("the import made %d conversations", len(all)))
		}
		kept = all[0]
		out.took(p.fetch(ctx, "/api/conversations/"+kept.ID+"/export?format=jsonl", importRows*100))
		most.readings = append(most.readings, p.status("VmHWM")-rest)
		p.close()
		in.yardTook(bareImport(ctx, folder, text))
		db := database(folder, "terzetto.db")
		out.yardTook(bare(ctx, db, kept.ID))
		check(db.Close())
	}
	b.print(in)
	b.print(out)
	b.print(most)
}

func transcript() string {
	var b strings.Builder
	to := json.NewEncoder(&b)
	check(to.Encode(map[string]string{"user_name": "Anna", "character_name": "Bo"}))
	for i := range importRows {
		check(to.Encode(transcriptLine{
			Name: []string{"Bo", "Anna"}[i%2], User: i%2 == 1, Sent: "2024-05-01 10:00:00",
			Text: fmt.Sprintf("Row %d. The rain runs down the glass while someone hums, and the kettle begins to speak of ships.", i),
		}))
	}
	return b.String()
}

// bareImport parses the lines and inserts them in one transaction into the schema of the product.
func bareImport(ctx context.Context, dir, text string) time.Duration {
	db := database(dir, "terzetto.db")
	defer func() { check(db.Close()) }()
	db.SetMaxOpenConns(1)
	began := time.Now()
	tx := must(db.BeginTx(ctx, nil))
	must(tx.ExecContext(ctx, `INSERT INTO conversations (id, title, macro_seed, created_at, updated_at) VALUES ('bare', '', 's', 1, 1)`))
	insert := must(tx.PrepareContext(ctx,
		`INSERT INTO messages (conversation_id, role, content, turn_index, parent_id, created_at) VALUES ('bare', ?, ?, ?, ?, 1)`))
	defer func() { _ = insert.Close() }()
	var last sql.NullInt64
	lines := json.NewDecoder(strings.NewReader(text))
	check(lines.Decode(&map[string]string{}))
	for i := 0; lines.More(); i++ {
		var line transcriptLine
		check(lines.Decode(&line))
		role := map[bool]string{true: "user", false: "assistant"}[line.User]
		last = sql.NullInt64{Int64: must(must(insert.ExecContext(ctx, role, line.Text, i, last)).LastInsertId()), Valid: true}
	}
	check(tx.Commit())
	return time.Since(began)
}
