package flow

import (
	"cmp"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
)

// An opening is the input of a run, read.
type opening struct {
	text   string
	before conversation
	images []llm.Image
}

func (o opening) empty() bool { return o.text == "" && len(o.images) == 0 && len(o.before) == 0 }

// maxDocument bounds a PDF, as a file of a person's that a model could still read.
const maxDocument = 20 << 20

func (r *Runner) open(ctx context.Context, in Input) (opening, error) {
	o := opening{text: in.Text}
	if n := utf8.RuneCountInString(in.Text); n > chat.MaxText {
		return o, fault.Newf(fault.TooLarge, "The input has %d characters. The limit is %d.", n, chat.MaxText).With("field", "input")
	}
	for i, m := range in.Messages {
		if n := utf8.RuneCountInString(m.Content); n > chat.MaxText {
			return o, fault.Newf(fault.TooLarge, "Message %d has %d characters. The limit is %d.", i+1, n, chat.MaxText).With("field", "messages")
		}
		switch m.Role {
		case "user":
			o.before = o.before.user(m.Content, nil)
		case "assistant":
			o.before = o.before.assistant(m.Content)
		default:
			return o, fault.Newf(fault.Invalid, "The role of message %d is “%s”. Only user and assistant are allowed.", i+1, m.Role).With("field", "messages")
		}
	}
	images := 0
	for i, a := range in.Attachments {
		wrong := func(code fault.Code, format string, args ...any) error {
			return fault.Newf(code, format, append([]any{i + 1}, args...)...).With("field", "attachments")
		}
		kind, data, err := a.bytes()
		switch {
		case errors.Is(err, errNoContent):
			return o, wrong(fault.Invalid, "Attachment %d has no content. Send the bytes as base64, not an address.")
		case err != nil:
			return o, wrong(fault.Invalid, "Attachment %d is empty or not valid base64.")
		}
		switch {
		case slices.Contains([]string{"image/png", "image/jpeg", "image/webp", "image/gif"}, kind):
			if len(data) > chat.MaxImageBytes {
				return o, wrong(fault.TooLarge, "Attachment %d is larger than %d MB.", chat.MaxImageBytes>>20)
			}
			if images += len(data); images > chat.MaxImagesBytes || len(o.images) == chat.MaxImages {
				return o, wrong(fault.TooLarge, "Attachment %d is beyond the limit. A run can have at most %d images of %d MB together.", chat.MaxImages, chat.MaxImagesBytes>>20)
			}
			o.images = append(o.images, llm.Image{Mime: kind, Data: data})
		case kind == "application/pdf" && r.Document != nil:
			if len(data) > maxDocument {
				return o, wrong(fault.TooLarge, "Attachment %d is larger than %d MB.", maxDocument>>20)
			}
			text, err := r.Document(ctx, data)
			if err != nil {
				return o, fmt.Errorf("read attachment %d: %w", i+1, err)
			}
			o.text = join(o.text, text)
		case kind == "application/pdf":
			return o, wrong(fault.Invalid, "Attachment %d is a PDF, which no model here can read. Send its text instead.")
		default:
			return o, wrong(fault.Invalid, "Attachment %d is of the type %s. Send images as PNG, JPEG, WebP or GIF.", kind)
		}
	}
	return o, nil
}

// errNoContent is an attachment without bytes.
var errNoContent = errors.New("there is no content")

// bytes gives the type and the bytes.
func (a Attachment) bytes() (string, []byte, error) {
	kind, content := strings.ToLower(strings.TrimSpace(a.Mime)), a.Content
	if content == "" {
		head, rest, ok := strings.Cut(a.URL, ",")
		said, based := strings.CutSuffix(strings.TrimPrefix(head, "data:"), ";base64")
		if !ok || !based || !strings.HasPrefix(head, "data:") {
			return "", nil, errNoContent
		}
		kind, content = cmp.Or(kind, strings.ToLower(said)), rest
	}
	data, err := base64.StdEncoding.DecodeString(content)
	if err == nil && len(data) == 0 {
		err = errors.New("it is empty")
	}
	return kind, data, err
}

// A conversation is what a model is sent. The run's own grows in place; a node adds to a fork
// of it, which no other sees.
type conversation []llm.Message

// fork is the same conversation, with what is added to it its own.
func (c conversation) fork() conversation { return slices.Clip(c) }

// user adds what the user says. Two users in a row become one.
func (c conversation) user(text string, images []llm.Image) conversation {
	if n := len(c); n > 0 && c[n-1].Role == "user" {
		last := c[n-1]
		last.Text, last.Images = join(last.Text, text), append(slices.Clip(last.Images), images...)
		return append(slices.Clone(c[:n-1]), last)
	}
	return append(c, llm.Message{Role: "user", Text: text, Images: images})
}

// assistant adds what the model said; nothing is not a message.
func (c conversation) assistant(text string) conversation {
	if text == "" {
		return c
	}
	if n := len(c); n > 0 && c[n-1].Role == "assistant" {
		last := c[n-1]
		last.Text = join(last.Text, text)
		return append(slices.Clone(c[:n-1]), last)
	}
	return append(c, llm.Message{Role: "assistant", Text: text})
}

// blind is the conversation without its images.
func (c conversation) blind() conversation {
	out := slices.Clone(c)
	for i := range out {
		out[i].Images = nil
	}
	return out
}

// join puts a blank line between two texts.
func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "\n\n" + b
}
