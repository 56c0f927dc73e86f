package stream_test

import (
	"bytes"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"terzetto/backend/model/stream"
)

// readEvents gives an answer in the form in which go-openai reads it.
func readEvents(body io.Reader) (string, error) {
	out, err := io.ReadAll(stream.NewEvents(io.NopCloser(body), func() {}))
	return string(out), err
}

func TestEventsAreReadAsTheStandardSays(t *testing.T) {
	const ab, done = "data: {\"a\":1}\n\n", "data: [DONE]\n\n"
	for _, c := range []struct{ name, sent, want string }{
		{"lines that end with LF", "data: {\"a\":1}\n\ndata: [DONE]\n\n", ab + done},
		{"CRLF", "data: {\"a\":1}\r\n\r\ndata: [DONE]\r\n\r\n", ab + done},
		{"CR", "data: {\"a\":1}\r\rdata: [DONE]\r\r", ab + done},
		{"a byte order mark", "\uFEFFdata: {\"a\":1}\n\n", ab},
		{"no space behind the colon", "data:{\"a\":1}\n\n", ab},
		{"data over lines", "data: {\ndata: \"a\":\ndata: 1}\n\n", ab},
		{"comments and other fields", ": hi\n\nid: 4\nretry: 10\nevent: message\ndata: {\"a\":1}\nfoo\n\n", ab},
		{"no blank lines", "data: {\"a\":1}\ndata: [DONE]\n", ab + done},
		{"no line end at the end", "data: {\"a\":1}", ab},
		{"half an event at the end", "data: {\"a\":1}\n\ndata: {\"a\"", ab},
		{"empty data", "data:\n\ndata\n\n", ""},
		{"an error", "data: {\"error\": \"x\"}\n\n", "data: {\"event\":\"\",\"enveloped\":{\"error\":\"x\"}}\n\n"},
		{"an event that is an error", "event: error\ndata: out of memory\n\n", "data: {\"event\":\"error\",\"enveloped\":\"out of memory\"}\n\n"},
		{"one object", " {\n\"choices\": [{}]}", "data: {\"choices\":[{}]}\n\n" + done},
		{"one object in a list", "[{\"error\": \"x\"}]", "data: {\"event\":\"error\",\"enveloped\":{\"error\":\"x\"}}\n\n"},
		{"nothing", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			want := strings.ReplaceAll(c.want, `"event":"",`, "")
			for _, body := range []func() (string, error){
				func() (string, error) { return readEvents(strings.NewReader(c.sent)) },
				func() (string, error) { return readEvents(iotest.OneByteReader(strings.NewReader(c.sent))) },
			} {
				if got, err := body(); got != want || err != nil {
					t.Errorf("got %q, %v\nwant %q", got, err, want)
				}
			}
		})
	}
}

func FuzzEventsOfAnyBytesAreLinesOfData(f *testing.F) {
	for _, s := range []string{"data: {\"a\":1}\r\rdata: x\n\n", "\uFEFFevent: error\ndata: a\ndata: b\r\n\r\n", "{\"choices\":[{}]}", ": c\n\ndata: {\"error\":{}}\n", "[1"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		got, err := readEvents(bytes.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(got) {
			if line != "\n" && !strings.HasPrefix(line, "data: ") || strings.HasPrefix(line, `data: {"error"`) {
				t.Errorf("a line is %q", line)
			}
		}
		if again, err := readEvents(iotest.OneByteReader(bytes.NewReader(body))); again != got || err != nil {
			t.Errorf("byte by byte %q, %v, at once %q", again, err, got)
		}
	})
}
