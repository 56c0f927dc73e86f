package team_test

import (
	"cmp"
	"context"
	"slices"

	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/document/search"
)

// contents are what was read in the file of a hash.
func (s *memoryStore) contents(hash string) []document.Item {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range s.files {
		if f.Hash == hash {
			return f.Contents
		}
	}
	return nil
}

// FindPassages weighs every passage; the index of the store does it without reading all.
func (s *memoryStore) FindPassages(_ context.Context, hashes []string, question string, limit int) ([]passage.Hit, error) {
	q := search.Loose(question)
	var all []passage.Hit
	holding := make([]int, len(q.Terms()))
	for i, hash := range hashes {
		for p := range passage.Split(s.contents(hash)) {
			all = append(all, passage.Hit{Passage: p, Document: i})
			for k, n := range q.Count(p.Text) {
				holding[k] += min(n, 1)
			}
		}
	}
	ranking := passage.Rank(q, len(all), holding)
	for i := range all {
		all[i].Score, _ = ranking.Score(all[i].Text)
	}
	all = slices.DeleteFunc(all, func(h passage.Hit) bool { return h.Score == 0 })
	slices.SortStableFunc(all, func(a, b passage.Hit) int { return cmp.Compare(b.Score, a.Score) })
	return all[:min(len(all), limit)], nil
}

func (s *memoryStore) ReadPassages(_ context.Context, hash string, from, count, most int) (passage.Excerpt, error) {
	items := s.contents(hash)
	part := passage.Excerpt{Extent: passage.ExtentOf(items), From: from, To: from - 1}
	for p := range passage.Split(items) {
		if !part.Take(p, from, from+count-1, most) {
			break
		}
	}
	return part, nil
}
