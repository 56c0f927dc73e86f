package library

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store"
	"terzetto/backend/store/chats"
)

// Costs tells what a reply costs on this computer, by the voices that take part.
type Costs struct{ db *store.DB }

// A Cost is what a reply in a way usually takes: the medians of the last replies. With no replies nothing was measured.
type Cost struct {
	Way      chat.Way `json:"way"`
	Replies  int      `json:"replies"` // how many were measured
	Millis   int64    `json:"millis"`
	Requests int      `json:"requests"`
}

// measured is how many of the last replies tell what one takes. A change of the settings or of the computer soon shows.
const measured = 20

// Measure tells what a reply of a model takes, in each way that a person chooses between.
func (s *Costs) Measure(ctx context.Context, model string) ([]Cost, error) {
	all := []Cost{}
	for _, way := range chat.Ways() {
		took, err := s.db.Chats.Costs(ctx, model, way, measured)
		if err != nil {
			return all, fmt.Errorf("read what replies took: %w", err)
		}
		all = append(all, Cost{
			Way: way, Replies: len(took),
			Millis:   median(lists.Map(took, func(c chats.Cost) int64 { return c.Millis })),
			Requests: median(lists.Map(took, func(c chats.Cost) int { return c.Requests })),
		})
	}
	return all, nil
}

// median of an even number of values is the lower of the two in the middle, which is one that was measured.
func median[N cmp.Ordered](all []N) (middle N) {
	if len(all) > 0 {
		middle = slices.Sorted(slices.Values(all))[(len(all)-1)/2]
	}
	return middle
}
