package embedding

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/document/passage"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/store/index"
)

const (
	// QueryTime is the most that a message waits for its vector.
	QueryTime = 2 * time.Second
	// batchTime is the most that a few passages may take, on a slow computer.
	batchTime = 2 * time.Minute
	// batch is how many passages are sent at once.
	batch = 16
	// rest is how long a server that failed is left alone.
	rest = 30 * time.Second
	// mostAsked is how many bytes of a message are sent: a model reads no more than a few hundred words.
	mostAsked = 2000
)

// Options are what the service works with.
type Options struct {
	Store  *store.DB
	Hub    *hub.Hub
	Client *llm.Client
	Quiet  func(context.Context) error // waits until no reply is being written
	Log    *slog.Logger
	Now    func() time.Time
}

// A Service keeps the vectors of attached files, and finds passages by them.
type Service struct {
	o     Options
	group *lifecycle.Group
	wake  chan struct{}
	round sync.Mutex // held while vectors are made

	mu     sync.Mutex
	stop   context.CancelFunc // ends the round
	failed error              // why the server of space gave no vectors
	space  string
	again  time.Time // when it is asked again

	noise     [][]float32 // the vectors of what means nothing, in noisy
	noisy     string
	questions []question // that were asked last, the newest at the end
}

// New makes the service. Its work ends with ctx, or with Close.
func New(ctx context.Context, o Options) *Service {
	s := &Service{o: o, group: lifecycle.New(ctx), wake: make(chan struct{}, 1), stop: func() {}}
	s.group.Go(s.follow)
	return s
}

// Wake tells the service that a file was attached, or that another model was chosen.
func (s *Service) Wake() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// Close ends the work and waits for it.
func (s *Service) Close() { s.group.Close() }

// A chosen model makes the vectors of a space.
type chosen struct {
	llm.Target

	space string
}

// windows is the space of the vectors of files, of which a passage has several.
func (c chosen) windows() string { return c.space + " windows" }

// choice is the model that the person chose; ok is false where there is none, or where its server
// is not there any more.
func (s *Service) choice(ctx context.Context) (c chosen, ok bool, err error) {
	settings, err := s.o.Store.Settings.Settings(ctx)
	if err != nil || settings.EmbeddingEndpointID == nil || settings.EmbeddingModel == "" {
		return c, false, err
	}
	c.Target, err = s.o.Store.Settings.Target(ctx, *settings.EmbeddingEndpointID, nil)
	if fault.Is(err, fault.NotFound) {
		return c, false, nil
	}
	c.Model = settings.EmbeddingModel
	c.space = c.URL + " " + c.Model
	return c, err == nil, err
}

// FindNear gives the passages of contents that mean what a question does, the nearest first. Without
// a chosen model it gives none. The error says why not everything that there is could be found so.
func (s *Service) FindNear(ctx context.Context, hashes []string, question string, limit int) ([]passage.Hit, error) {
	c, ok, err := s.choice(ctx)
	if err != nil || !ok {
		return nil, err
	}
	ready, missing, err := s.o.Store.CountEmbedded(ctx, hashes, c.windows())
	if err != nil {
		return nil, err
	}
	var hits []passage.Hit
	if ready > 0 {
		if hits, err = s.search(ctx, c, hashes, question, limit); err != nil {
			return nil, err
		}
	}
	if missing > 0 {
		s.Wake()
		return hits, s.pending(c, missing)
	}
	return hits, nil
}

func (s *Service) search(ctx context.Context, c chosen, hashes []string, question string, limit int) ([]passage.Hit, error) {
	vector, err := s.ask(ctx, c, question)
	if err != nil {
		return nil, err
	}
	noise, err := s.meaningless(ctx, c)
	if err != nil {
		return nil, err
	}
	hits, err := s.o.Store.FindNear(ctx, hashes, c.windows(), vector, noise, limit)
	if errors.Is(err, index.ErrDimension) {
		s.forget()
		s.Wake()
		return nil, fault.Newf(fault.Unavailable, "%s changed its kind of embeddings. Terzetto prepares the files again.", c.Model).Because(err)
	}
	return hits, err
}

// pending says that files have no vectors yet, and why where that is known.
func (s *Service) pending(c chosen, missing int) error {
	if err := s.resting(c); err != nil {
		return err
	}
	if missing == 1 {
		return fault.New(fault.Unavailable, "One file isn't ready for search by meaning yet.")
	}
	return fault.Newf(fault.Unavailable, "%d files aren't ready for search by meaning yet.", missing)
}

// resting gives why the server is not asked at the moment; nil: it is.
func (s *Service) resting(c chosen) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.space == c.space && s.o.Now().Before(s.again) {
		return s.failed
	}
	return nil
}

// fail notes that a server gave no vectors, unless it was not given the time.
func (s *Service) fail(ctx context.Context, c chosen, err error) {
	if ctx.Err() != nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.space, s.failed, s.again = c.space, err, s.o.Now().Add(rest)
}

// follow makes vectors until the service closes: when it is woken, and after a while, because files
// come by other ways too.
func (s *Service) follow(ctx context.Context) {
	timer := time.NewTimer(rest)
	defer timer.Stop()
	for seen := int64(-1); ; {
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
			seen = -1
		case <-timer.C:
		}
		if now := s.o.Store.Writes(); now != seen {
			if err := s.prepare(ctx); err == nil {
				seen = now
			} else if ctx.Err() == nil {
				s.o.Log.LogAttrs(ctx, slog.LevelInfo, "prepare files for the search by meaning", slog.Any("err", err))
			}
		}
		timer.Reset(rest)
	}
}

// prepare makes the vectors that are missing, those of the newest files first.
func (s *Service) prepare(ctx context.Context) error {
	done, err := s.group.Begin()
	if err != nil {
		return err
	}
	defer done()
	s.round.Lock()
	defer s.round.Unlock()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s.mu.Lock()
	s.stop = cancel
	s.mu.Unlock()
	c, ok, err := s.choice(ctx)
	if err != nil || !ok {
		return err
	}
	if err := s.resting(c); err != nil {
		return err
	}
	contents, err := s.o.Store.Files.AttachedContents(ctx)
	if err != nil {
		return err
	}
	defer s.o.Hub.Announce("embeddings", "")
	for _, hash := range contents {
		if err := s.embed(ctx, c, hash); err != nil && !fault.Is(err, fault.NotFound) {
			s.fail(ctx, c, err)
			return err
		}
	}
	if err := s.embedTexts(ctx, c); err != nil {
		s.fail(ctx, c, err)
		return err
	}
	s.mu.Lock()
	s.failed, s.again = nil, time.Time{}
	s.mu.Unlock()
	return nil
}

// A Status says how far the files are prepared for the search by meaning.
type Status struct {
	Ready   int    `json:"ready"`   // files
	Missing int    `json:"missing"` // files whose vectors are still to be made
	Trouble string `json:"trouble"` // why none are made at the moment; empty: nothing is in the way
}

// Status tells a person what has become of the model that was chosen.
func (s *Service) Status(ctx context.Context) (of Status, err error) {
	c, ok, err := s.choice(ctx)
	if err != nil || !ok {
		return of, err
	}
	contents, err := s.o.Store.Files.AttachedContents(ctx)
	if err != nil {
		return of, err
	}
	of.Ready, of.Missing, err = s.o.Store.CountEmbedded(ctx, contents, c.windows())
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.failed != nil && s.space == c.space {
		of.Trouble = fault.Sentence(s.failed)
	}
	return of, err
}

// asking is as much of a message as a model reads.
func asking(question string) string {
	return strings.ToValidUTF8(question[:min(len(question), mostAsked)], "")
}

// windowVectors makes the vectors of the windows of passages.
func (s *Service) windowVectors(ctx context.Context, c chosen, passages [][]string) (of [][][]float32, err error) {
	var all [][]float32
	for texts := range slices.Chunk(slices.Concat(passages...), batch) {
		vectors, err := s.vectors(ctx, c, texts)
		if err != nil {
			return nil, err
		}
		all = append(all, vectors...)
	}
	for _, texts := range passages {
		of, all = append(of, all[:len(texts)]), all[len(texts):]
	}
	return of, nil
}

// embed makes the vectors that a content lacks.
func (s *Service) embed(ctx context.Context, c chosen, hash string) error {
	for begun := 0; ; {
		from, texts, err := s.o.Store.PassagesToEmbed(ctx, hash, c.windows(), batch)
		if err != nil || len(texts) == 0 {
			return err
		}
		if from == 0 {
			begun++
		}
		if begun > 2 {
			return changes(c)
		}
		vectors, err := s.windowVectors(ctx, c, texts)
		if err != nil {
			return err
		}
		err = s.o.Store.AddVectors(ctx, hash, c.windows(), from, vectors)
		if err != nil && !errors.Is(err, index.ErrDimension) {
			return err
		}
		if err != nil { // it begins with the first passage again
			s.forget()
		}
		if now, chosen, err := s.choice(ctx); err != nil || !chosen || now.space != c.space {
			s.Wake()
			return err
		}
	}
}
