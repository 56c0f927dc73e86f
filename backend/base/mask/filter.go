package mask

import (
	"bytes"
	"encoding/json"
	"errors"
	"sync/atomic"

	"terzetto/backend/base/fault"
)

// A Filter takes secrets out of texts, always those that are known now. The zero value takes out none.
type Filter struct{ now *atomic.Pointer[matcher] }

// matcher is that of this moment; nil: there is nothing to find.
func (f Filter) matcher() *matcher {
	if f.now == nil {
		return nil
	}
	if m := f.now.Load(); m != nil && len(m.words) > 0 {
		return m
	}
	return nil
}

// Text returns a text without the secrets.
func (f Filter) Text(text string) string {
	hidden, _ := f.Count(text)
	return hidden
}

// Count returns a text without the secrets, and how many there were.
func (f Filter) Count(text string) (string, int) {
	m := f.matcher()
	if m == nil {
		return text, 0
	}
	hidden, _, n := m.replace(text, true)
	return hidden, n
}

// Error returns an error without the secrets. An error that holds none is returned unchanged; of any other, only the
// sentence remains, and of a fault its code and details.
func (f Filter) Error(err error) error {
	if err == nil || f.matcher() == nil {
		return err
	}
	said := err.Error()
	hidden := f.Text(said)
	failed, isFault := errors.AsType[*fault.Error](err)
	switch {
	case !isFault && hidden != said:
		return errors.New(hidden)
	case !isFault:
		return err
	}
	details, changed := f.details(failed.Details)
	if hidden == said && !changed && f.Text(failed.Message) == failed.Message {
		return err
	}
	out := fault.New(failed.Code, f.Text(failed.Message))
	out.Details = details
	return out
}

// details are those of a fault. One that cannot be written as JSON is left out.
func (f Filter) details(all map[string]any) (out map[string]any, changed bool) {
	if len(all) == 0 {
		return all, false
	}
	out = map[string]any{}
	for name, value := range all {
		text, err := json.Marshal(value)
		if hidden := f.JSON(text); err != nil || !bytes.Equal(hidden, text) {
			changed = true
			if err == nil {
				_ = json.Unmarshal(hidden, &value) // of what is JSON
				out[name] = value
			}
			continue
		}
		out[name] = value
	}
	return out, changed
}

// JSON is a value without the secrets, however its strings escape them; a number that
// holds one becomes a string. Everything else keeps its bytes. What is not valid JSON is
// taken as text.
func (f Filter) JSON(value json.RawMessage) json.RawMessage {
	if f.matcher() == nil || len(value) == 0 {
		return value
	}
	if !json.Valid(value) {
		return json.RawMessage(f.Text(string(value)))
	}
	var out bytes.Buffer
	done := 0 // of value, which is in out
	for at := 0; at < len(value); {
		n := literal(value[at:])
		if n >= minRecords {
			if hidden, changed := f.literal(value[at : at+n]); changed {
				out.Write(value[done:at])
				out.WriteString(hidden)
				done = at + n
			}
		}
		at += n
	}
	if done == 0 {
		return value
	}
	out.Write(value[done:])
	return out.Bytes()
}

// literal returns the length of the string or number at the beginning of valid JSON; of
// everything else, one byte.
func literal(text []byte) int {
	const digits = "-+.eE0123456789"
	switch {
	case text[0] == '"':
		for i := 1; i < len(text); i++ {
			switch text[i] {
			case '\\':
				i++
			case '"':
				return i + 1
			}
		}
		return len(text)
	case text[0] == '-' || text[0] >= '0' && text[0] <= '9':
		return len(text) - len(bytes.TrimLeft(text, digits))
	}
	return 1
}

func (f Filter) literal(text []byte) (hidden string, changed bool) {
	plain := string(text)
	if text[0] == '"' && json.Unmarshal(text, &plain) != nil {
		return "", false
	}
	if hidden = f.Text(plain); hidden == plain {
		return "", false
	}
	return `"` + inJSON(hidden, false) + `"`, true
}
