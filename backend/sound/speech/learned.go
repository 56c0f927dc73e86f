package speech

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/wave"
)

// Learned is what a server was found to offer, so that it is not asked again before each sentence. Many goroutines may use
// it at once; the zero value knows nothing.
type Learned struct {
	mu         sync.Mutex
	wordless   bool   // it does not tell the times of words
	call       call   // that it answers; 0: not known
	format     string // in which it sends sound; empty: not known
	voice      string // its first; empty: not known, or it lists none
	asked      bool   // for its voices
	narrowRate bool   // it speaks only at ordinary speeds
}

func (l *Learned) do(f func(*Learned)) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	f(l)
}

// A call is an API in which a server may be asked to speak.
type call int

const (
	byOpenAI call = iota + 1
	byXTTS
	byPiper
)

// formats are what a server of OpenAI's API is asked for, the best first: what is not compressed costs it least.
var formats = [...]string{"wav", "mp3", "opus", "flac", "pcm"}

// The speeds that every engine has. A server may offer more and not say so.
const slowestSure, fastestSure = 0.5, 2

// speakSomehow asks in each way that the server may know, until one gives a sound. What it knows is asked first ever after.
// The error is that of the way which got furthest.
func (s *Server) speakSomehow(ctx context.Context, u Utterance) (wave.Sound, error) {
	var known Learned
	s.options.Learned.do(func(l *Learned) {
		known.call, known.format, known.narrowRate = l.call, l.format, l.narrowRate
	})
	wanted := u.Rate
	if known.narrowRate {
		u.Rate = clampFactor(u.Rate, slowestSure, fastestSure)
	}
	p, err := s.speakBy(ctx, known.call, known.format, u)
	if err == nil || known.narrowRate || wanted == clampFactor(wanted, slowestSure, fastestSure) || !mayBeSpeed(err) || ctx.Err() != nil {
		return p, err
	}
	u.Rate = clampFactor(wanted, slowestSure, fastestSure)
	p, again := s.speakBy(ctx, known.call, known.format, u)
	if again != nil {
		return wave.Sound{}, err
	}
	s.options.Learned.do(func(l *Learned) { l.narrowRate = true })
	return p, nil
}

// mayBeSpeed reports whether a server may have failed because it can't speak as fast or as slowly as it was asked to.
func mayBeSpeed(err error) bool {
	f, ok := errors.AsType[*fault.Error](err)
	if !ok {
		return false
	}
	status, _ := f.Details["status"].(int)
	return status >= 500 || refusedFormat(err) || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || isReset(err)
}

// isReset reports whether a connection was there and broke.
func isReset(err error) bool {
	op, ok := errors.AsType[*net.OpError](err)
	return ok && op.Op != "dial"
}

func (s *Server) speakBy(ctx context.Context, known call, format string, u Utterance) (p wave.Sound, err error) {
	ways := []call{byOpenAI, byXTTS, byPiper}
	if known != 0 {
		ways = []call{known}
	}
	for i, way := range ways {
		var failed error
		switch way {
		case byXTTS:
			p, failed = s.speakAsXTTS(ctx, u)
		case byPiper:
			p, failed = s.speakAsPiper(ctx, u)
		case byOpenAI:
			p, format, failed = s.speakAsOpenAI(ctx, format, u)
		}
		if failed == nil {
			s.options.Learned.do(func(l *Learned) { l.call, l.format = way, format })
			return p, nil
		}
		if i == 0 || notOffered(err) {
			err = failed
		}
		if !notOffered(failed) {
			break
		}
	}
	s.options.Learned.do(func(l *Learned) { l.call, l.format = 0, "" }) // another program may answer there now
	return wave.Sound{}, err
}

// speakAsOpenAI asks for each format until the server sends one.
func (s *Server) speakAsOpenAI(ctx context.Context, known string, u Utterance) (p wave.Sound, format string, err error) {
	wanted := formats[:]
	if known != "" {
		wanted = []string{known}
	}
	for _, format = range wanted {
		var failed error
		if p, failed = s.speak(ctx, u, format); failed == nil {
			return p, format, nil
		}
		if err == nil {
			err = failed
		}
		if !refusedFormat(failed) && !unreadable(failed) {
			break
		}
	}
	return wave.Sound{}, "", err
}

// refusedFormat reports whether a server rejected the request itself, perhaps for its format.
func refusedFormat(err error) bool {
	f, ok := errors.AsType[*fault.Error](err)
	return ok && (f.Details["status"] == http.StatusBadRequest || f.Details["status"] == http.StatusUnprocessableEntity)
}

// unreadable reports whether sound came that could not be read.
func unreadable(err error) bool { return errors.Is(err, errUnreadable) }

var errUnreadable = errors.New("the sound is in no known format")

// firstVoice is the voice of one who chose none; sure is false where the server does not list its voices.
func (s *Server) firstVoice(ctx context.Context) (voice string, sure bool) {
	var asked bool
	s.options.Learned.do(func(l *Learned) { voice, asked = l.voice, l.asked })
	if !asked {
		voices, err := s.Voices(ctx)
		if len(voices) > 0 {
			voice = voices[0].ID
		}
		s.options.Learned.do(func(l *Learned) { l.voice, l.asked = voice, err == nil })
	}
	if voice == "" {
		return "alloy", false // OpenAI's first, which its imitators know
	}
	return voice, true
}
