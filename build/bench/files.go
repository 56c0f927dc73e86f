package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
)

// files is the memory that a large text takes while it is kept, put into the index and read.
func (b *bench) files(ctx context.Context, dir string) {
	p := b.serve(ctx, dir)
	rest := p.status("VmHWM")
	var text strings.Builder
	for line := 0; text.Len() < 48<<20; line++ {
		fmt.Fprintf(&text, "On day %d the harbour keeper counted %d ropes and lit the lamps of pier %d.\n", line, line*7919%9973, line%31)
	}
	id := p.keep(ctx, "log.txt", text.String())
	p.fetch(ctx, fmt.Sprintf("/api/files/%d/search?q=lamps+9972", id), 1)
	p.fetch(ctx, fmt.Sprintf("/api/files/%d/contents", id), 24<<20) // as much text as is read of a file
	b.tell("memory above rest: 48 MB of text kept and read", "MiB", p.status("VmHWM")-rest)
	p.close()
}

// keep uploads a file for the tools.
func (p *product) keep(ctx context.Context, name, text string) int64 {
	var f struct {
		ID int64 `json:"fileId"`
	}
	p.upload(ctx, "/api/files", name, text, &f)
	return f.ID
}

// upload sends a file as a form does, and decodes the answer into out.
func (p *product) upload(ctx context.Context, path, name, text string, out any) {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	_ = must(io.WriteString(must(form.CreateFormFile("file", name)), text))
	check(form.Close())
	req := must(http.NewRequestWithContext(ctx, http.MethodPost, strings.TrimSuffix(p.URL, "/")+path, &body))
	req.Header.Set("Authorization", "Bearer "+p.Token)
	req.Header.Set("Content-Type", form.FormDataContentType())
	resp, err := http.DefaultClient.Do(req)
	check(err)
	defer func() { _ = resp.Body.Close() }()
	said := must(io.ReadAll(resp.Body))
	if resp.StatusCode >= 300 {
		check(errors.New(string(said)))
	}
	check(json.Unmarshal(said, out))
}
