package speech

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/sound/wave"
)

// Kokoro-FastAPI, the most common speech server, gives the times of words at an address of its own. Its voices are named by
// language and sex, as in af_heart, and those of no other server are, so the name of a voice tells the server.
var kokoroVoice = lazyregexp.New(`^[a-z][fm]_[a-z]+`)

// A caption is one word with its times in seconds.
type caption struct {
	Word  string  `json:"word"`
	Start float64 `json:"start_time"`
	End   float64 `json:"end_time"`
}

// speakWithTimes speaks with the times of the words; ok is false where the server cannot, and the plain call is to be tried.
func (s *Server) speakWithTimes(ctx context.Context, u Utterance) (p wave.Sound, words []WordTime, ok bool) {
	var wordless bool
	s.options.Learned.do(func(l *Learned) { wordless = l.wordless })
	if wordless || !kokoroVoice().MatchString(u.Voice) {
		return wave.Sound{}, nil, false
	}
	_, body, err := s.post(ctx, "/dev/captioned_speech", u.Voice, map[string]any{
		"model": "kokoro", "input": u.Text, "voice": u.Voice, "response_format": "wav", "speed": u.Rate, "stream": false, "return_timestamps": true,
	}, maxBytes*3/2) // base64 takes a third more
	var answer struct {
		Audio    []byte    `json:"audio"`
		Captions []caption `json:"timestamps"`
	}
	if notOffered(err) {
		s.options.Learned.do(func(l *Learned) { l.wordless = true })
	}
	if err != nil || json.Unmarshal(body, &answer) != nil {
		return wave.Sound{}, nil, false
	}
	if p, err = decodeWAV(answer.Audio); err != nil {
		return wave.Sound{}, nil, false
	}
	return p, matchCaptions(u.Text, answer.Captions, p.Duration()), true
}

// ahead is how far, in bytes, the word of a caption is looked for: past a few words that the server spoke differently.
const ahead = 80

// matchCaptions assigns captions to the words of the text, in order. A server splits words in its own way ("did", "n't", ","),
// so several captions may belong to one word. Nil means that too few were found.
func matchCaptions(text string, captions []caption, whole time.Duration) []WordTime {
	words := tokens(text)
	var out []WordTime
	cursor, next := 0, 0
	lower := strings.ToLower(text)
	if len(lower) != len(text) {
		lower = text // a letter whose small form is of another length: case must do
	}
	for _, c := range captions {
		word := strings.ToLower(strings.TrimSpace(c.Word))
		start, end := seconds(c.Start), seconds(c.End)
		if !strings.ContainsFunc(word, spoken) || start < 0 || end < start || end > whole+time.Second {
			continue
		}
		n := strings.Index(lower[cursor:min(cursor+ahead+len(word), len(lower))], word)
		if n < 0 {
			continue
		}
		at := cursor + n
		cursor = at + len(word)
		i := slices.IndexFunc(words[next:], func(t token) bool { return at < t.to })
		if i < 0 {
			break
		}
		next += i
		if last := len(out) - 1; last >= 0 && out[last].From == words[next].from {
			out[last].End = max(out[last].End, end)
			continue
		}
		out = append(out, WordTime{start, min(end, whole), words[next].from, words[next].to})
	}
	if len(out)*5 < len(words)*4 {
		return nil
	}
	return out
}

func seconds(s float64) time.Duration {
	if !(s >= 0 && s < 86_400) { // not a number, too
		return -1
	}
	return time.Duration(s * float64(time.Second))
}
