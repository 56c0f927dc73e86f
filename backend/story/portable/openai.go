package portable

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// messagesTranscript reads a conversation as it is sent to a model: a list of messages with
// role and content. around is the object that held the list; nil for a bare list.
func messagesTranscript(name string, list []json.RawMessage, around object) (*Transcript, error) {
	t := &Transcript{Leaf: -1, Title: cmp.Or(cut(around.Text("title"), 100), cut(Stem(name), 100), chat.DefaultTitle)}
	t.Created = dateOf(around["created_at"])
	if t.Created.IsZero() {
		t.Created = dateOf(around["created"])
	}
	rest := around.Clone()
	delete(rest, "messages")
	var apart []json.RawMessage
	for i, raw := range list {
		o := rawjson.ObjectOf(raw)
		if o == nil {
			t.problem(fault.Newf(fault.Invalid, "Couldn't read message %d, so it was left out.", i+1))
			continue
		}
		role := chat.Role(strings.ToLower(o.Text("role")))
		row := Row{Parent: t.Leaf, Role: role, Turn: -1, At: dateOf(o["created_at"])}
		left := t.content(&row, o, i+1)
		if role != chat.User && role != chat.Assistant || strings.TrimSpace(row.Text) == "" && len(row.Images) == 0 {
			apart = append(apart, rawjson.Encode(object{"before": rawjson.Encode(len(t.Rows)), "message": raw}))
			continue
		}
		if len(row.Text) > MaxText || len(t.Rows) >= MaxRows {
			return nil, fault.New(fault.TooLarge, "This conversation is too long, or a message in it is longer than 2 MB.")
		}
		if delete(left, "role"); len(left) > 0 {
			row.Rest = rawjson.Encode(object{"openai": rawjson.Encode(left)})
		}
		t.Rows = append(t.Rows, row)
		t.Leaf = len(t.Rows) - 1
	}
	if len(t.Rows) == 0 {
		return nil, fault.New(fault.Invalid, "The conversation has no message from a user or an assistant.")
	}
	if len(apart) > 0 {
		rest.Set("apart", apart)
		t.problem(fault.Newf(fault.Invalid, "System and tool messages that are kept and not shown: %d.", len(apart)))
	}
	if len(rest) > 0 {
		t.Rest = rawjson.Encode(keptTranscript{Source: rest})
	}
	t.dates(epoch(0))
	t.turns()
	t.Origin = "messages:" + t.digest()
	return t, nil
}

// content fills in what a message says, and gives what is left of it.
func (t *Transcript) content(row *Row, o object, number int) (left object) {
	left = o.Clone()
	if text, ok := rawjson.Text(o["content"]); ok {
		row.Text = cleanText(text)
		delete(left, "content")
		return left
	}
	var parts []object
	if json.Unmarshal(o["content"], &parts) != nil {
		return left
	}
	var texts []string
	for i, part := range parts {
		if text := part.Text("text"); text != "" {
			texts = append(texts, text)
			continue
		}
		url := part.Child("image_url").Text("url")
		if url == "" {
			texts = append(texts, "[File]")
			continue
		}
		meta, data, found := strings.Cut(url, ";base64,")
		if !found || !strings.HasPrefix(meta, "data:") {
			texts = append(texts, "[Image]")
			continue
		}
		img, err := imageOf(data, fmt.Sprintf("image-%d", len(row.Images)+1))
		if err != nil || row.Role != chat.User {
			if texts = append(texts, "[Image]"); err != nil {
				t.problem(fault.Newf(fault.Invalid, "Couldn't import an image of message %d: %s", number, fault.Sentence(err)))
			}
			continue
		}
		row.Images = append(row.Images, img)
		parts[i] = object{"type": part["type"], "image": rawjson.Encode(img.Filename)} // the bytes are kept as an attachment
	}
	row.Text = cleanText(strings.Join(texts, "\n"))
	left.Set("content", parts)
	return left
}

func imageOf(b64, name string) (Image, error) {
	data, err := base64.StdEncoding.DecodeString(b64)
	if err != nil {
		return Image{}, fault.New(fault.Invalid, "The file is not valid base64.").Because(err)
	}
	a, err := chat.NewImage(name, data)
	if err != nil {
		return Image{}, err
	}
	return Image{Mime: a.Mime, Filename: a.Filename, Blob: Bytes(data)}, nil
}

// digest names a conversation that has no id by what is said in it.
func (t *Transcript) digest() string {
	h := sha256.New()
	_, _ = fmt.Fprintf(h, "%s\n%s\n", t.Title, t.Created.Format(time.RFC3339Nano)) // a hash takes everything
	for _, r := range t.Rows {
		_, _ = fmt.Fprintf(h, "%d %s %d %s\n", r.Parent, r.Role, len(r.Text), r.Text)
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}
