package main

import (
	"bufio"
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// page measures the interface in Chromium. The browser is driven from Node, as in the
// tests of the interface; what it says is printed here, as every other figure.
func (b *bench) page(ctx context.Context, dir string) error {
	if _, err := exec.LookPath("node"); err != nil {
		fmt.Println("page: no Node on this machine, left out")
		return nil
	}
	paths, err := b.paths(ctx, dir, 100, 1000, 10_000)
	if err != nil {
		return err
	}
	p, err := b.serve(ctx, dir)
	if err != nil {
		return err
	}
	told, err := json.Marshal(map[string]any{
		"url": p.URL, "token": p.Token, "paths": paths, "runs": b.runs, "only": b.part,
	})
	if err != nil {
		return errors.Join(err, p.close())
	}
	node := exec.CommandContext(ctx, "node", "frontend/bench/main.js")
	node.Stdin, node.Stderr = bytes.NewReader(told), os.Stderr
	out, err := node.StdoutPipe()
	if err == nil {
		err = node.Start()
	}
	if err != nil {
		return errors.Join(err, p.close())
	}
	err = printFigures(bufio.NewScanner(out))
	return errors.Join(err, node.Wait(), p.close())
}

func printFigures(lines *bufio.Scanner) error {
	for lines.Scan() {
		var f struct {
			Name, Unit          string
			Readings, Yardstick []float64
		}
		if err := json.Unmarshal(lines.Bytes(), &f); err != nil {
			return fmt.Errorf("a figure that is none, %q: %w", lines.Text(), err)
		}
		figure{name: f.Name, unit: f.Unit, readings: f.Readings, yardstick: f.Yardstick}.print()
	}
	return lines.Err()
}

// A path is a conversation with rows on its shown branch.
type path struct {
	Rows int    `json:"rows"`
	ID   string `json:"id"`
}

// paths fills a fresh data folder with conversations of the given lengths.
func (b *bench) paths(ctx context.Context, dir string, lengths ...int) ([]path, error) {
	p, err := b.serve(ctx, dir)
	if err != nil {
		return nil, err
	}
	var all []path
	for _, rows := range lengths {
		id, err := p.conversation(ctx)
		if err != nil {
			return nil, errors.Join(err, p.close())
		}
		all = append(all, path{Rows: rows, ID: id})
	}
	if err := p.close(); err != nil {
		return nil, err
	}
	db, err := sql.Open("sqlite", "file:"+filepath.Join(dir, "terzetto.db"))
	if err != nil {
		return nil, err
	}
	for _, path := range all {
		if err := fill(ctx, db, path.ID, path.Rows); err != nil {
			return nil, errors.Join(err, db.Close())
		}
	}
	return all, db.Close()
}
