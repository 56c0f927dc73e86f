package folderwatch

import (
	"cmp"
	"slices"
	"time"

	"terzetto/backend/base/lists"
)

// settling holds the files that were noticed until they are settled.
type settling struct {
	after time.Duration
	files map[string]*noticed
	count int64
}

type noticed struct {
	File
	order int64
	since time.Time // neither its size nor its time changed
}

// notice takes a version of a file.
func (s *settling) notice(f File, now time.Time) {
	n := s.files[f.Path]
	switch {
	case n == nil:
		s.count++
		s.files[f.Path] = &noticed{File: f, order: s.count, since: now}
	case !n.same(f):
		n.File, n.since = f, now
	}
}

// takeSettled takes out the files that are settled, in the order in which they were noticed. Look gives
// the version of a file at this moment; false: it is gone.
func (s *settling) takeSettled(now time.Time, look func(path string) (File, bool)) []File {
	var all []*noticed
	for path, n := range s.files {
		if now.Sub(n.since) < s.after {
			continue
		}
		f, there := look(path)
		switch {
		case !there:
			delete(s.files, path)
		case !n.same(f):
			n.File, n.since = f, now
		default:
			all = append(all, n)
			delete(s.files, path)
		}
	}
	slices.SortFunc(all, func(a, b *noticed) int { return cmp.Compare(a.order, b.order) })
	return lists.Map(all, func(n *noticed) File { return n.File })
}
