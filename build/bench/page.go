package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"

	"terzetto/backend/base/lists"
)

// page measures the interface in Chromium. The browser is driven from Node, as in the
// tests of the interface; what it says is printed here, as every other figure.
func (b *bench) page(ctx context.Context, dir string) {
	if _, err := exec.LookPath("node"); err != nil {
		fmt.Println("page: no Node on this machine, left out")
		return
	}
	paths := b.paths(ctx, dir, 100, 1000, 10_000)
	p := b.serve(ctx, dir)
	node := exec.CommandContext(ctx, "node", "frontend/bench/main.js")
	node.Stdin = bytes.NewReader(must(json.Marshal(map[string]any{
		"url": p.URL, "token": p.Token, "paths": paths, "runs": b.runs, "only": b.part,
	})))
	node.Stderr = os.Stderr
	out := must(node.StdoutPipe())
	b.begin(node)
	for lines := bufio.NewScanner(out); lines.Scan(); {
		var f struct {
			Name, Unit          string
			Readings, Yardstick []float64
		}
		if err := json.Unmarshal(lines.Bytes(), &f); err != nil {
			check(fmt.Errorf("a figure that is none, %q: %w", lines.Text(), err))
		}
		b.print(figure{name: f.Name, unit: f.Unit, readings: f.Readings, yardstick: f.Yardstick})
	}
	check(node.Wait())
	p.close()
}

// A path is a conversation with rows on its shown branch.
type path struct {
	Rows int    `json:"rows"`
	ID   string `json:"id"`
}

// paths fills a fresh data folder with conversations of the given lengths.
func (b *bench) paths(ctx context.Context, dir string, lengths ...int) (all []path) {
	p := b.serve(ctx, dir)
	all = lists.Map(lengths, func(rows int) path { return path{Rows: rows, ID: p.conversation(ctx)} })
	p.close()
	for _, path := range all {
		fill(ctx, dir, path.ID, path.Rows)
	}
	return all
}
