package llm

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/serverurl"
)

// A Pulled is how far the fetching of a model came, in bytes of the part at work.
type Pulled struct{ Done, Total int64 }

// pullEvery is how often a person hears of it.
const pullEvery = time.Second

// Pull has an Ollama on this computer fetch a model, and tells how far it came. What
// arrived before it is stopped stays with Ollama, which goes on from there.
func (c *Client) Pull(ctx context.Context, address, model string, tell func(Pulled)) error {
	u, err := url.Parse(address)
	if err != nil || !serverurl.OnThisComputer(u.Hostname()) {
		return fault.New(fault.Invalid, "Only a server on this computer can download models.").With("field", "url")
	}
	if model = strings.TrimSpace(model); model == "" {
		return fault.New(fault.Invalid, "Enter the model to download.").With("field", "model")
	}
	body, err := json.Marshal(map[string]any{"model": model, "stream": true})
	if err != nil {
		return fmt.Errorf("ask for a model: %w", err)
	}
	ctx = context.WithValue(because(ctx, contact.Describe), bodyKey{}, parcel{})
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, serverurl.Root(address)+"/api/pull", bytes.NewReader(body))
	if err != nil {
		return fmt.Errorf("ask for a model: %w", err)
	}
	req.Header.Set("Content-Type", "application/json")
	resp, err := c.http.Do(req)
	if err != nil {
		return notPulled(ctx, model, err)
	}
	defer func() { _ = resp.Body.Close() }()
	return notPulled(ctx, model, readPull(bufio.NewScanner(resp.Body), tell))
}

// readPull reads the lines of a fetching to their end, which says success.
func readPull(lines *bufio.Scanner, tell func(Pulled)) error {
	var last time.Time
	for lines.Scan() {
		var line struct {
			Status, Error    string
			Total, Completed int64
		}
		if err := json.Unmarshal(lines.Bytes(), &line); err != nil {
			return fmt.Errorf("read how far it came: %w", err)
		}
		switch {
		case line.Error != "":
			return errors.New(line.Error)
		case line.Status == "success":
			return nil
		case line.Total > 0 && time.Since(last) >= pullEvery:
			last = time.Now()
			tell(Pulled{line.Completed, line.Total})
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	return errors.New("it ended before the model was whole")
}

func notPulled(ctx context.Context, model string, err error) error {
	if err == nil {
		return nil
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return fault.Newf(fault.Unavailable, "Couldn't download %s. The server said: %s", model, err).Because(err)
}
