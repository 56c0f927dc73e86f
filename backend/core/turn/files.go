package turn

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/document/passage"
	"terzetto/backend/story/recall"
)

// Passages finds and reads what is in files, which are named by the hashes of their contents.
type Passages interface {
	// FindFitting ranks passages by a question, the best first; none where none fits it as well as least.
	FindFitting(ctx context.Context, hashes []string, question string, least float64, limit int) ([]passage.Hit, error)
	// ReadPassages reads count pages, slides or lines from one on, at most most bytes.
	ReadPassages(ctx context.Context, hash string, from, count, most int) (passage.Excerpt, error)
}

// Meaning finds passages by what they mean, the nearest first, with a model that a person chose for
// that; without one it finds none. Where not everything could be found so, the error says why.
type Meaning interface {
	FindNear(ctx context.Context, hashes []string, question string, limit int) ([]passage.Hit, error)
}

// MessageMeaning finds messages and facts by what they mean, as Meaning finds passages, among those whose ids it is given.
type MessageMeaning interface {
	FindNearest(ctx context.Context, question string, messages, facts []int64, limit int) (said, known recall.Near, err error)
}

const (
	// mostQuotes is how many passages a reply is given.
	mostQuotes = 12
	// fits is how much of a message a passage of an earlier file answers that is quoted.
	fits = 0.34
	// fewWords is up to how many words a message is taken as going on from the one before it.
	fewWords = 6
	// searchTime bounds how long a turn waits for passages. A document of 300 pages takes a few
	// milliseconds; only one that is not in the index yet takes longer.
	searchTime = 5 * time.Second
	// leastQuoted is the room, in bytes, below which nothing is quoted.
	leastQuoted = 300
	// aroundQuotes is what surrounds the passages, in bytes.
	aroundQuotes = 450
)

// Attach reads a new file as it may go with a message. A file without text is refused.
func Attach(ctx context.Context, in Passages, f chat.File) (chat.File, error) {
	part, err := in.ReadPassages(ctx, f.Hash, 1, math.MaxInt/2, MostAttached)
	if err != nil {
		return f, fmt.Errorf("read an attached file: %w", err)
	}
	if f.Size = part.Bytes; f.Size == 0 {
		return f, fault.Newf(fault.Invalid, "%s has no text.", f.Label).With("field", "files")
	}
	if !part.Cut && part.To >= part.Count {
		f.Text = passage.AttachmentText(f.Label, part)
	}
	return f, nil
}

// MostAttached is how many bytes of text a file has at most that goes whole with a message, however
// large the model's context is.
const MostAttached = 120_000

// SettleFiles decides which files of a path go whole with their messages, and which of its folders go whole before them: at
// most half of what the others may take, so that a folder leaves room for what a person sends. A new file is whole
// while all that are take no more than their share of the model's room, the oldest first, so that
// a later one changes nothing of what was sent before. One that was sent whole is searched where
// the room became too small for it.
func SettleFiles(s *Snapshot) {
	room := s.room()
	left := room.Files()
	left -= settleFolderFiles(s, left/2)
	folded := int64(0)
	if f := chat.PresentFold(s.Folds, s.History); f != nil {
		folded = f.LastID
	}
	settle := func(row *chat.Message) {
		if len(row.Files) == 0 {
			return
		}
		row.Files = slices.Clone(row.Files)
		for i := range row.Files {
			f := &row.Files[i]
			if f.Mode == "" {
				f.Mode = chat.WholeFile
				f.Tokens = room.Tokens(max(f.Size, len(f.Text)))
			}
			if f.Mode != chat.WholeFile {
				continue
			}
			if f.Text == "" || len(f.Text) > left {
				f.Mode = chat.SearchedFile
				continue
			}
			left -= len(f.Text)
		}
	}
	for i := range s.History {
		if s.History[i].ID > folded {
			settle(&s.History[i])
		}
	}
	if chat.PlaceOf(s.History, s.User.ID) < 0 {
		settle(&s.User)
	}
}

// settleFolderFiles decides it for the files of the folders, and returns how many bytes those take that go whole.
func settleFolderFiles(s *Snapshot, most int) (taken int) {
	known := map[string]bool{}
	s.Folders = lists.Map(s.Folders, func(folder chat.Folder) chat.Folder {
		folder.Files = lists.Map(folder.Files, func(f chat.File) chat.File {
			f.Mode = chat.SearchedFile
			if known[f.Hash] { // FolderChain.Files gives the first of them
				return f
			}
			known[f.Hash] = true
			if f.Text != "" && taken+len(f.Text) <= most {
				f.Mode = chat.WholeFile
				taken += len(f.Text)
			}
			return f
		})
		return folder
	})
	return taken
}
