package speech

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"net/http"
	"slices"

	"terzetto/backend/fault"
	"terzetto/backend/wave"
)

// xtts-api-server lists its voices where we look for them and has no door in OpenAI's manner, so it is spoken to in its
// own: what speaks is a recording of somebody, and the language has to be said. A voice's model stands for the language
// here, since the server has one model and a person must be able to choose.

// noDoor reports whether a server has nothing at the address that was asked.
func noDoor(err error) bool {
	f, ok := errors.AsType[*fault.Error](err)
	return ok && (f.Details["status"] == http.StatusNotFound || f.Details["status"] == http.StatusMethodNotAllowed) &&
		f.Details[Trouble] == "rubbish"
}

func (s *Server) speakAsXTTS(ctx context.Context, u Utterance) (wave.Sound, error) {
	return s.sound(ctx, "/tts_to_audio/", u.Voice, map[string]any{
		"text": u.Text, "speaker_wav": u.Voice, "language": cmp.Or(u.Model, "en"),
	})
}

// languages are those that such a server speaks, by their codes; none where it is another kind of server.
func (s *Server) languages(ctx context.Context) ([]string, error) {
	var list struct {
		Languages map[string]string `json:"languages"` // codes by names
	}
	if err := s.get(ctx, "/languages", &list); err != nil && fault.CodeOf(err) != fault.NotFound {
		return nil, err
	}
	return slices.Sorted(maps.Values(list.Languages)), nil
}
