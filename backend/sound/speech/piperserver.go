package speech

import (
	"context"

	"terzetto/backend/sound/wave"
)

// Piper's own server (python -m piper.http_server) has a call of its own. It reads the speed as a length, and speaks with
// its first voice when it does not know the one that it is asked for.

func (s *Server) speakAsPiper(ctx context.Context, u Utterance) (wave.Sound, error) {
	return s.sound(ctx, "/synthesize", u.Voice, map[string]any{"text": u.Text, "voice": u.Voice, "length_scale": 1 / u.Rate})
}
