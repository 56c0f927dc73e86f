package api_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"terzetto/backend/core/team"
)

// objects are the documents of a request's messages, from a path that answers with messages, by message and label.
func (d *door) objects(path string) map[string]team.Document {
	d.t.Helper()
	page := get[struct{ Items, Messages []team.Message }](d, "GET", path, nil)
	all := map[string]team.Document{}
	for _, m := range append(page.Items, page.Messages...) {
		for _, x := range m.Documents {
			all[string(m.Status)+" "+x.Label()] = x
		}
	}
	return all
}

const tide = "High water is at nine."

// whole tells what a document lacks of its data and its contents; empty: nothing.
func whole(x team.Document, text string) string {
	if string(x.Data) != text || x.LeftOut {
		return fmt.Sprintf("data is %q, left out: %t", x.Data, x.LeftOut)
	}
	if len(x.Contents) != 1 || string(x.Contents[0].Data) != text {
		return fmt.Sprintf("contents are %+v", x.Contents)
	}
	return ""
}

func TestDocumentsHoldDataAndContentsWhileTheTeamWorks(t *testing.T) {
	d := open(t)
	held := make(chan struct{})
	release := sync.OnceFunc(func() { close(held) })
	defer release()
	first := job("creative", "Write first.md.", "first.md")
	second := job("creative", "Write second.md.", "second.md")
	d.thinks(&mind{plan: planned(first, second), write: func(system, text string) string {
		if strings.Contains(system+text, "Write second.md.") {
			<-held
		}
		return "The harbour was rebuilt in 1921."
	}})
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	heard := d.backend.Hub.All(ctx)
	w := get[team.Request](d, "POST", "/api/workflows/start", map[string]any{"prompt": "Write two files.", "listFileId": []int64{d.upload("tide.txt", []byte(tide))}})
	pushed := map[string]json.RawMessage{}
	for batch := range heard {
		for _, push := range batch {
			if push.Batch == nil {
				continue
			}
			for _, e := range push.Events {
				m, ok := e.Data.(team.Message)
				if !ok {
					continue
				}
				for _, x := range m.Documents {
					text, err := json.Marshal(x)
					if err != nil {
						t.Fatal(err)
					}
					pushed[string(m.Status)+" "+x.Label()] = text
				}
			}
		}
		if pushed["step first.md"] != nil {
			break
		}
	}
	look := func(when string, names ...string) {
		t.Helper()
		for _, path := range []string{"/api/workflows/" + w.ID + "/messages", "/api/team/" + w.ID} {
			all := d.objects(path)
			if fault := whole(all["first tide.txt"], tide); fault != "" {
				t.Errorf("%s, %s: of the given file %s", when, path, fault)
			}
			for _, name := range names {
				x, ok := all[name]
				status, data := d.ask("GET", fmt.Sprintf("/api/files/%d", x.FileID), nil)
				if fault := whole(x, data); !ok || status != 200 || fault != "" {
					t.Errorf("%s, %s: of %s %s", when, path, name, fault)
				}
			}
			for name, x := range d.objects(path + "?leaveOut=true") {
				if x.Data != nil || x.Contents != nil || !x.LeftOut {
					t.Errorf("%s, %s: %s was asked for without its file and has %q", when, path, name, x.Data)
				}
			}
		}
	}
	if s := d.status(w.ID); s.Status != team.Running {
		t.Fatalf("it is %s", s.Status)
	}
	look("while it works", "step first.md")
	for name, text := range pushed {
		if bytes.Contains(text, []byte(`"data"`)) || bytes.Contains(text, []byte(`"contents"`)) || !bytes.Contains(text, []byte(`"leftOut":true`)) {
			t.Errorf("the push of %s is %s", name, text)
		}
	}
	release()
	if s := d.ended(w.ID); s.Status != team.Completed {
		t.Fatalf("it is %+v", s)
	}
	look("after its end", "step first.md", "step second.md", "last first.md", "last second.md")
}

func TestWhatAnAnswerHasNoRoomForSaysSo(t *testing.T) {
	d := open(t)
	large := strings.Repeat("a,b\n", 5<<20/4)
	empty := d.upload("empty.txt", nil)
	w, s := d.teamwork("/api/workflows/start", "Write report.md about tea.",
		d.upload("one.csv", []byte(large)), d.upload("two.csv", []byte(large+"c,d\n")), d.upload("tide.txt", []byte(tide)), empty)
	if s.Status != team.Completed {
		t.Fatalf("it is %+v", s)
	}
	all := d.objects("/api/workflows/" + w.ID + "/messages")
	if one := all["first one.csv"]; string(one.Data) != large || len(one.Contents) == 0 || one.LeftOut {
		t.Errorf("the first file has %d bytes and %d contents", len(one.Data), len(one.Contents))
	}
	if two := all["first two.csv"]; two.Data != nil || two.Contents != nil || !two.LeftOut || two.Size != int64(len(large)+4) {
		t.Errorf("what is too much has %d bytes of %d, left out: %t", len(two.Data), two.Size, two.LeftOut)
	}
	if fault := whole(all["first tide.txt"], tide); fault != "" {
		t.Errorf("of a file for which there is room %s", fault)
	}
	if x := all["first empty.txt"]; x.Data == nil || x.Contents == nil || x.LeftOut {
		t.Errorf("an empty file is %+v", x)
	}
}
