package transfer_test

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/story/portable"
)

// asBeforeTriggers is an archive as it was written when schedules had a table of their own.
func asBeforeTriggers(t *testing.T, file []byte) []byte {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string][]byte{}
	for _, f := range z.File {
		from, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if texts[f.Name], err = io.ReadAll(from); err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(f.Name, "workflows/") {
			texts[f.Name] = schedulesOf(t, texts[f.Name])
		}
	}
	var m portable.Manifest
	if err := json.Unmarshal(texts["manifest.json"], &m); err != nil {
		t.Fatal(err)
	}
	for i, f := range m.Files {
		sum := sha256.Sum256(texts[f.Name])
		m.Files[i].Size, m.Files[i].Hash = int64(len(texts[f.Name])), hex.EncodeToString(sum[:])
	}
	if texts["manifest.json"], err = json.Marshal(m); err != nil {
		t.Fatal(err)
	}
	var old bytes.Buffer
	to := zip.NewWriter(&old)
	for _, f := range z.File {
		w, err := to.Create(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(texts[f.Name]); err != nil {
			t.Fatal(err)
		}
	}
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	return old.Bytes()
}

// schedulesOf has the triggers of a workflow as rows of schedules, without those of other kinds.
func schedulesOf(t *testing.T, text []byte) []byte {
	t.Helper()
	was := []string{"id", "automation_id", "cron", "at", "time_zone", "missed", "enabled", "vars", "next_at", "last_at", "last_run_id"}
	var lines []string
	for line := range strings.Lines(string(text)) {
		var part struct {
			Table string                     `json:"table"`
			Row   map[string]json.RawMessage `json:"row"`
		}
		if err := json.Unmarshal([]byte(line), &part); err != nil {
			t.Fatal(err)
		}
		if part.Table == "triggers" {
			if string(part.Row["kind"]) != `"schedule"` {
				continue
			}
			part.Table = "schedules"
			for column := range part.Row {
				if !slices.Contains(was, column) {
					delete(part.Row, column)
				}
			}
		}
		one, err := json.Marshal(part)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, string(one))
	}
	return []byte(strings.Join(lines, "\n") + "\n")
}

func TestSchedulesOfAnOldArchiveBecomeTriggers(t *testing.T) {
	old := asBeforeTriggers(t, archived(t, full(t)))
	dir := empty(t)
	broughtInto(t, dir, old)
	var got []string
	for _, row := range dumped(t, dir)["triggers"] {
		got = append(got, strings.Join([]string{row["kind"], row["cron"], row["time_zone"], row["missed"], row["overlap"], row["enabled"], row["vars"], row["next_at"]}, " | "))
	}
	want := []string{`schedule | 0 7 * * * | Europe/Lisbon | once | skip | 0 | {"a":1} | <nil>`, `schedule |  |  | skip | skip | 0 | {} | <nil>`}
	if !slices.Equal(got, want) {
		t.Errorf("the triggers are %q", got)
	}
}
