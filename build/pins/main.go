// Pins holds the table of the engine's archives to what the host of its releases computed of them, and renews it.
//
//	go run ./build/pins           compares each digest of the pinned release; a release of Terzetto needs that
//	go run ./build/pins -newest   writes the table of the newest release
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"time"

	"terzetto/backend/model/localserver"
)

const (
	releases = "https://api.github.com/repos/ggml-org/llama.cpp/releases"
	table    = "backend/model/localserver/pins.json"
	largest  = 4 << 20 // bytes of an answer
	patience = time.Minute
)

func main() {
	newest := flag.Bool("newest", false, "write the table of the newest release")
	flag.Parse()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	act := check
	if *newest {
		act = renew
	}
	if err := act(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "pins:", err)
		os.Exit(1) //nolint:gocritic // the context ends with the process
	}
}

// check compares the pinned release with what its host says of it.
func check(ctx context.Context) error {
	pins, err := localserver.ReadPins()
	if err != nil {
		return fmt.Errorf("read the table: %w", err)
	}
	text, err := ask(ctx, releases+"/tags/"+pins.Tag)
	if err != nil {
		return err
	}
	theirs, err := localserver.ReadRelease(text)
	if err != nil {
		return fmt.Errorf("read the release: %w", err)
	}
	var wrong error
	for id, archive := range pins.Archives {
		other, ok := theirs.Archives[id]
		switch {
		case !ok:
			wrong = errors.Join(wrong, fmt.Errorf("%s: the release has no digest of %s", id, archive.File))
		case other.SHA256 != archive.SHA256 || archive.Size > 0 && other.Size != archive.Size:
			wrong = errors.Join(wrong, fmt.Errorf("%s: %s is %s (%d bytes) there, and %s here", id, archive.File, other.SHA256, other.Size, archive.SHA256))
		}
	}
	if wrong == nil {
		fmt.Printf("All %d archives of %s are as pinned.\n", len(pins.Archives), pins.Tag)
	}
	return wrong
}

// renew writes the table of the newest release.
func renew(ctx context.Context) error {
	text, err := ask(ctx, releases+"?per_page=1")
	if err != nil {
		return err
	}
	var all []json.RawMessage
	if err := json.Unmarshal(text, &all); err != nil || len(all) == 0 {
		return fmt.Errorf("read the list of releases: %w", err)
	}
	pins, err := localserver.ReadRelease(all[0])
	if err != nil {
		return fmt.Errorf("read the release: %w", err)
	}
	out, err := json.MarshalIndent(pins, "", "  ")
	if err != nil {
		return fmt.Errorf("write the table: %w", err)
	}
	if err := os.WriteFile(table, append(out, '\n'), 0o600); err != nil {
		return fmt.Errorf("write the table: %w", err)
	}
	fmt.Println("The table is that of", pins.Tag+".")
	return nil
}

func ask(ctx context.Context, address string) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, http.NoBody)
	if err != nil {
		return nil, fmt.Errorf("ask for the release: %w", err)
	}
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, fmt.Errorf("ask for the release: %w", err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("ask for the release: %s", resp.Status)
	}
	text, err := io.ReadAll(io.LimitReader(resp.Body, largest))
	if err != nil {
		return nil, fmt.Errorf("read the release: %w", err)
	}
	return text, nil
}
