package speech

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"net/http"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/wave"
	"terzetto/backend/text"
)

// xtts-api-server lists its voices at a common address but does not offer OpenAI's API, so it is called by its own, which
// takes the name of a recording and a language. The model of a voice is that language here: the server has one model, and a
// person must be able to choose.

// notOffered reports whether a server has nothing at the address of a request.
func notOffered(err error) bool {
	f, ok := errors.AsType[*fault.Error](err)
	return ok && (f.Details["status"] == http.StatusNotFound || f.Details["status"] == http.StatusMethodNotAllowed) &&
		f.Details[Trouble] == "rubbish"
}

func (s *Server) speakAsXTTS(ctx context.Context, u Utterance) (wave.Sound, error) {
	return s.sound(ctx, "/tts_to_audio/", u.Voice, map[string]any{
		"text": u.Text, "speaker_wav": u.Voice, "language": cmp.Or(u.Model, text.Language(u.Text), "en"),
	})
}

// languages lists the codes of the languages of such a server; none where it is another kind of server.
func (s *Server) languages(ctx context.Context) ([]string, error) {
	var list struct {
		Languages map[string]string `json:"languages"` // codes by names
	}
	if err := s.get(ctx, "/languages", &list); err != nil && fault.CodeOf(err) != fault.NotFound {
		return nil, err
	}
	return slices.Sorted(maps.Values(list.Languages)), nil
}
