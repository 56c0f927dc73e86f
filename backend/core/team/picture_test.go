package team_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/core/team"
	"terzetto/backend/document"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

// looks asks its model about the task and answers with what it says.
func looks(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
	text, err := ac.Write(ctx, team.Ask{For: "look", System: "You look.", Text: t.Prompt})
	return team.Result{Feedback: text}, err
}

// A viewing is what a task's model was shown, and what the log says of that.
type viewing struct {
	images []llm.Image
	text   string
	lines  []string
}

// view lets one task with files look at them over a scripted server.
func view(t *testing.T, c llm.Capabilities, files map[string][]byte, steps ...llmtest.Step) viewing {
	t.Helper()
	server := llmtest.New(t, steps...)
	plan := says(`{"objFinalDocuments":[],"objWorkplan":[{"agent":"looks","prompt":"What is on it?","outputDocuments":[]}],"objUserResponse":"I look.","userLanguage":"en"}`)
	s := open(t, plan, actor{"looks", looks})
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	s.Model = seeing{plan, client}
	s.Target = func(context.Context, string) (llm.Target, error) {
		return llm.Target{URL: server.URL(), Model: "m", Capabilities: c}, nil
	}
	var ids []int64
	names := make([]string, 0, len(files))
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		f, err := s.Upload(t.Context(), name, files[name])
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, f.ID)
	}
	w, err := s.Start(t.Context(), "", "Look", ids)
	if err != nil {
		t.Fatal(err)
	}
	if w = s.status(w.ID); w.Status != team.Completed {
		t.Fatalf("it is %s: %s", w.Status, w.Error)
	}
	v := viewing{lines: []string{}}
	for _, l := range s.store.logs[w.ID] {
		if l.AgentName == "looks" && strings.Contains(l.Message, ": ") && l.Progress == nil {
			v.lines = append(v.lines, string(l.Type)+" "+l.Message)
		}
	}
	for _, r := range server.Requests() {
		v.images, v.text = append(v.images, imagesOf(t, r)...), v.text+r.Last()
	}
	return v
}

// A seeing mind plans by itself and lets a server answer the agent called looks.
type seeing struct {
	mind

	client *llm.Client
}

func (m seeing) Complete(ctx context.Context, b *llm.Base, c llm.Call, hear func(llm.Delta)) (llm.Reply, error) {
	if strings.HasPrefix(c.Label, "team:looks:") {
		return m.client.Complete(ctx, b, c, hear)
	}
	return m.mind.Complete(ctx, b, c, hear)
}

// imagesOf gives the image parts of a request's last message.
func imagesOf(t *testing.T, r llmtest.Request) (all []llm.Image) {
	t.Helper()
	var m struct {
		Content json.RawMessage `json:"content"`
	}
	var parts []struct {
		Type     string `json:"type"`
		ImageURL struct {
			URL string `json:"url"`
		} `json:"image_url"`
	}
	if json.Unmarshal(r.Body.Messages[len(r.Body.Messages)-1], &m) != nil || json.Unmarshal(m.Content, &parts) != nil {
		return nil // a text
	}
	for _, p := range parts {
		if p.Type != "image_url" {
			continue
		}
		kind, data, _ := strings.Cut(strings.TrimPrefix(p.ImageURL.URL, "data:"), ";base64,")
		raw, err := base64.StdEncoding.DecodeString(data)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, llm.Image{Mime: kind, Data: raw})
	}
	return all
}

// drawing is a picture of one colour.
func drawing(width, height int) *image.Paletted {
	return image.NewPaletted(image.Rect(0, 0, width, height), color.Palette{color.RGBA{200, 40, 20, 255}})
}

func written(t *testing.T, kind string, width, height int) []byte {
	t.Helper()
	var out bytes.Buffer
	var err error
	switch kind {
	case "png":
		err = png.Encode(&out, drawing(width, height))
	case "jpg":
		err = jpeg.Encode(&out, drawing(width, height), nil)
	case "gif":
		err = gif.Encode(&out, drawing(width, height), nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// scan is a PDF with a page for each picture, which covers it, and after them pages with words.
func scan(t *testing.T, pictures int, words ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	offsets := []int{}
	object := func(format string, args ...any) {
		offsets = append(offsets, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n"+format+"\nendobj\n", append([]any{len(offsets)}, args...)...)
	}
	out.WriteString("%PDF-1.4\n")
	var kids strings.Builder
	for i := range pictures + len(words) {
		fmt.Fprintf(&kids, "%d 0 R ", 4+3*i)
	}
	object("<< /Type /Catalog /Pages 2 0 R >>")
	object("<< /Type /Pages /Kids [%s] /Count %d >>", kids.String(), pictures+len(words))
	object("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
	for i := range pictures + len(words) {
		content, picture := "q 600 0 0 800 0 0 cm /I Do Q", string(written(t, "jpg", 300+i, 400))
		if i >= pictures {
			content, picture = "BT /F 12 Tf 50 700 Td ("+words[i-pictures]+") Tj ET", string(written(t, "jpg", 5, 5))
		}
		object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents %d 0 R /Resources << /Font << /F 3 0 R >> /XObject << /I %d 0 R >> >> >>", 5+3*i, 6+3*i)
		object("<< /Length %d >>\nstream\n%s\nendstream", len(content), content)
		object("<< /Type /XObject /Subtype /Image /Width %d /Height 400 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length %d >>\nstream\n%s\nendstream", 300+i, len(picture), picture)
	}
	start := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(offsets)+1)
	for _, at := range offsets {
		fmt.Fprintf(&out, "%010d 00000 n \n", at)
	}
	fmt.Fprintf(&out, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(offsets)+1, start)
	return out.Bytes()
}

func TestTheLogSaysWhichPicturesAModelSaw(t *testing.T) {
	sees := llm.Capabilities{Streaming: llm.Yes, Vision: llm.Yes, ContextTokens: 100_000}
	small := sees
	small.ContextTokens = 6000
	blind, unknown := sees, sees
	blind.Vision, unknown.Vision = llm.No, llm.Unknown
	photo, moving, large := written(t, "png", 300, 200), written(t, "gif", 30, 20), written(t, "png", 4000, 1000)
	fine := llmtest.Prose(llmtest.Says("It is red."))
	for _, c := range []struct {
		name   string
		model  llm.Capabilities
		files  map[string][]byte
		steps  []llmtest.Step
		lines  []string
		images int
		same   []byte // the first one's bytes
		says   string
	}{
		{
			name: "a picture as it is", model: sees, files: map[string][]byte{"photo.png": photo}, steps: []llmtest.Step{fine},
			lines: []string{"info photo.png: as a picture"}, images: 1, same: photo, says: "1. photo.png",
		},
		{
			name: "a moving and a large one", model: sees, files: map[string][]byte{"a.gif": moving, "b.png": large}, steps: []llmtest.Step{fine},
			lines: []string{"info a.gif: as a picture", "info b.png: as a picture"}, images: 2, says: "2. b.png",
		},
		{
			name: "a model that is blind", model: blind, files: map[string][]byte{"photo.png": photo, "scan.pdf": scan(t, 2)}, steps: []llmtest.Step{fine},
			lines: []string{"warning photo.png: not read, because the model can't see pictures", "warning scan.pdf: pages 1–2 of 2 not read, because the model can't see pictures"},
		},
		{
			name: "pages without text, of a PDF", model: sees, files: map[string][]byte{"scan.pdf": scan(t, 3, "Some words")}, steps: []llmtest.Step{fine},
			lines: []string{"info scan.pdf: pages 1–3 of 4, as pictures", "info scan.pdf: page 4 of 4, whole"}, images: 3, says: "3. scan.pdf, page 3",
		},
		{
			name: "more pages than are shown", model: sees, files: map[string][]byte{"scan.pdf": scan(t, 14)}, steps: []llmtest.Step{fine},
			lines: []string{"info scan.pdf: pages 1–12 of 14, as pictures", "warning scan.pdf: pages 13–14 of 14 not read, because the model takes 12 pictures at once"}, images: 12,
		},
		{
			name: "a small context", model: small, files: map[string][]byte{"scan.pdf": scan(t, 5), "photo.png": photo}, steps: []llmtest.Step{fine},
			lines:  []string{"info photo.png: as a picture", "info scan.pdf: pages 1–3 of 5, as pictures", "warning scan.pdf: pages 4–5 of 5 not read, because the model takes 4 pictures at once"},
			images: 4, same: photo,
		},
		{
			name: "a model that turns out to be blind", model: unknown, files: map[string][]byte{"photo.png": photo},
			steps:  []llmtest.Step{llmtest.Prose(llmtest.Fails(400, "this model does not support image input")), fine},
			lines:  []string{"warning photo.png: not read, because the model can't see pictures"},
			images: 1,
		},
		{
			name: "a model that turns out to see", model: unknown, files: map[string][]byte{"photo.png": photo}, steps: []llmtest.Step{fine},
			lines: []string{"info photo.png: as a picture"}, images: 1, same: photo,
		},
		{name: "no pictures", model: sees, files: map[string][]byte{"notes.txt": []byte("Words.")}, steps: []llmtest.Step{fine}, lines: []string{"info notes.txt: line 1 of 1, whole"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := view(t, c.model, c.files, c.steps...)
			if !slices.Equal(v.lines, c.lines) {
				t.Errorf("the log says %q, want %q", v.lines, c.lines)
			}
			if len(v.images) != c.images || !strings.Contains(v.text, c.says) {
				t.Fatalf("it is sent %d pictures with %q", len(v.images), v.text)
			}
			if c.same != nil && !bytes.Equal(v.images[0].Data, c.same) {
				t.Error("the first picture has other bytes")
			}
			for _, i := range v.images {
				config, kind, err := image.DecodeConfig(bytes.NewReader(i.Data))
				if err != nil || i.Mime != "image/"+kind || kind == "gif" || max(config.Width, config.Height) > 1536 {
					t.Errorf("a picture is %s with %d by %d pixels, %v", i.Mime, config.Width, config.Height, err)
				}
			}
		})
	}
	read, err := document.Read(t.Context(), "scan.pdf", scan(t, 1, "Some words"), document.Limits{})
	if err != nil || len(read.Items) < 2 || !strings.Contains(string(read.Items[len(read.Items)-1].Data)+string(read.Items[len(read.Items)-2].Data), "Some words") {
		t.Errorf("the PDF of this test is read as %+v, %v", read.Warnings, err)
	}
}
