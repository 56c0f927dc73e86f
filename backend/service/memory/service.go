package memory

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"

	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
	"terzetto/backend/store/facts"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/prompt"
)

// Options are what the service works with.
type Options struct {
	Store *store.DB
	Hub   *hub.Hub
}

// A Service knows what stories have established.
type Service struct{ o Options }

// New makes the service.
func New(o Options) *Service { return &Service{o} }

// A List is what a story has established, as its shown branch has it.
type List struct {
	Facts    []fact.Standing `json:"facts"` // in the order in which the story says them
	Names    []string        `json:"names"` // of the person and the characters
	Readings facts.Readings  `json:"readings"`
	Origins  []Origin        `json:"origins"`
	// Offers are what the person wrote of other versions of the newest reply. They may be wanted for this one, until the story goes on.
	Offers    []fact.Standing `json:"offers"`
	OfferedTo int64           `json:"offered_to"` // the newest reply; 0: nothing is offered
}

// An Origin is where facts were carried over from.
type Origin struct {
	Origin string `json:"origin"`
	Facts  int    `json:"facts"`
}

// List gives all facts of a conversation, those of other branches and the forgotten ones included.
func (s *Service) List(ctx context.Context, conversation string) (List, error) {
	r, err := s.read(ctx, conversation)
	if err != nil {
		return List{}, err
	}
	list := List{Facts: r.facts, Names: r.names(), Origins: []Origin{}}
	if list.Offers, err = s.offers(ctx, r); err != nil {
		return List{}, err
	}
	if len(list.Offers) > 0 {
		list.OfferedTo = r.scene.History[len(r.scene.History)-1].ID
	}
	for _, f := range list.Facts {
		if f.Origin == "" {
			continue
		}
		at := slices.IndexFunc(list.Origins, func(o Origin) bool { return o.Origin == f.Origin })
		if at < 0 {
			at, list.Origins = len(list.Origins), append(list.Origins, Origin{Origin: f.Origin})
		}
		list.Origins[at].Facts++
	}
	list.Readings, err = s.o.Store.Facts.Readings(ctx, conversation)
	return list, err
}

// offers are the facts of other versions of the newest reply that the person wrote or corrected, and that do not hold here.
func (s *Service) offers(ctx context.Context, r remembered) ([]fact.Standing, error) {
	if len(r.scene.History) == 0 {
		return []fact.Standing{}, nil
	}
	ids, err := s.o.Store.Facts.OfOtherVersions(ctx, r.scene.History[len(r.scene.History)-1].ID)
	if err != nil {
		return nil, err
	}
	current := fact.CurrentOf(r.facts)
	return lists.OrEmpty(lists.Keep(r.facts, func(f fact.Standing) bool {
		return f.Layer == fact.Person && f.Status == fact.Elsewhere && slices.Contains(ids, f.ID) &&
			!slices.ContainsFunc(current, func(c fact.Standing) bool { return c.Text() == f.Text() })
	})), nil
}

// A remembered conversation is what is read of one at one moment.
type remembered struct {
	scene turn.Snapshot // its people and its path
	facts []fact.Standing
}

func (s *Service) read(ctx context.Context, conversation string) (r remembered, err error) {
	err = s.o.Store.Read(ctx, func(own *sqlite.Tx) error {
		t := s.o.Store.In(own)
		if r.scene.Conversation, err = t.Messages.Conversation(ctx, conversation); err != nil {
			return err
		}
		if err := t.Turns.ReadPeople(ctx, &r.scene); err != nil {
			return err
		}
		if r.scene.History, err = t.Messages.CachedPath(ctx, conversation, r.scene.Conversation.ActiveLeafID); err != nil {
			return err
		}
		all, err := t.Facts.List(ctx, conversation)
		r.facts = fact.On(r.scene.History, all)
		return err
	})
	return r, err
}

func (r remembered) macros() prompt.Macros { return r.scene.Names() }

// names are the names of those who are in a story from its beginning: the person, and the characters.
func (r remembered) names() []string {
	macros := r.macros()
	all := []string{macros.User}
	switch {
	case len(r.scene.Cast) > 0:
		for _, v := range r.scene.Cast {
			all = append(all, v.Label)
		}
	case r.scene.Character != nil || r.scene.Conversation.CharacterName != "":
		all = append(all, macros.Char)
	}
	return all
}

// An Addition is a fact that a person adds.
type Addition struct {
	MessageID int64     `json:"message_id"` // that says it; 0: the last one of the shown branch
	Quote     string    `json:"quote"`      // a piece of the message that a person marked; empty: none
	Subject   string    `json:"subject"`
	Relation  string    `json:"relation"`
	Value     string    `json:"value"`
	Sentence  string    `json:"sentence"`  // empty where there is no value either: the quote
	Kind      fact.Kind `json:"kind"`      // empty: as the relation is worded
	OneValue  *bool     `json:"one_value"` // nil: as the relation is worded
	KnownBy   []string  `json:"known_by"`
	Place     string    `json:"place"`
	StoryTime string    `json:"story_time"`
	StoryDay  *int      `json:"story_day"`
	Pinned    bool      `json:"pinned"`
}

// fact is the addition as it is kept.
func (a Addition) fact() fact.Fact {
	f := fact.Fact{
		MessageID: a.MessageID, Quote: strings.TrimSpace(a.Quote), Subject: strings.TrimSpace(a.Subject), Relation: strings.TrimSpace(a.Relation),
		Value: strings.TrimSpace(a.Value), Sentence: strings.TrimSpace(a.Sentence), Kind: cmp.Or(a.Kind, fact.KindOf(a.Relation)),
		KnownBy: a.KnownBy, Place: a.Place, StoryTime: a.StoryTime, StoryDay: a.StoryDay, Pinned: a.Pinned, Layer: fact.Person, Author: fact.ByPerson,
	}
	if f.Value == "" && f.Sentence == "" {
		f.Sentence = f.Quote
	}
	if f.OneValue = fact.HasOneValue(a.Relation); a.OneValue != nil {
		f.OneValue = *a.OneValue
	}
	return f
}

// Add has a person add a fact. It holds where its message is on the path.
func (s *Service) Add(ctx context.Context, conversation string, a Addition) (fact.Fact, error) {
	return hub.Announce(s.o.Hub, "memory", conversation, func() (fact.Fact, error) {
		f := a.fact()
		if f.MessageID == 0 {
			c, err := s.o.Store.Messages.Conversation(ctx, conversation)
			if err != nil {
				return f, err
			}
			f.MessageID = *cmp.Or(c.ActiveLeafID, new(int64))
		}
		added, err := s.o.Store.Facts.Add(ctx, conversation, []fact.Fact{f})
		if err != nil {
			return f, err
		}
		return added[0], nil
	})
}

// Edit lays a person's patch over a fact.
func (s *Service) Edit(ctx context.Context, conversation string, id int64, patch json.RawMessage) (fact.Fact, error) {
	return hub.Announce(s.o.Hub, "memory", conversation, func() (fact.Fact, error) { return s.o.Store.Facts.Edit(ctx, conversation, id, patch) })
}

// SetKnown has a person say that somebody knows a fact or does not, on every branch.
func (s *Service) SetKnown(ctx context.Context, conversation string, id int64, name string, knows bool) (fact.Fact, error) {
	return hub.Announce(s.o.Hub, "memory", conversation, func() (fact.Fact, error) {
		if !knows {
			if err := s.nameEverybody(ctx, conversation, id); err != nil {
				return fact.Fact{}, err
			}
		}
		return s.o.Store.Facts.SetKnown(ctx, conversation, id, name, knows)
	})
}

// nameEverybody names those who know a fact that everybody knows, because one of them does not.
func (s *Service) nameEverybody(ctx context.Context, conversation string, id int64) error {
	r, err := s.read(ctx, conversation)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(r.facts, func(f fact.Standing) bool { return f.ID == id })
	if at < 0 || !slices.Contains(r.facts[at].KnownBy, fact.Everybody) {
		return nil
	}
	names := slices.DeleteFunc(append(slices.Clone(r.facts[at].KnownBy), r.names()...), func(name string) bool { return name == fact.Everybody })
	patch, err := json.Marshal(map[string]any{"known_by": lists.Distinct(names)})
	if err == nil {
		_, err = s.o.Store.Facts.Edit(ctx, conversation, id, patch)
	}
	return err
}

// Forget has facts be forgotten: those with the ids, or all. It names those that were not forgotten before, so that they can be
// restored.
func (s *Service) Forget(ctx context.Context, conversation string, ids []int64, all bool) ([]int64, error) {
	return hub.Announce(s.o.Hub, "memory", conversation, func() ([]int64, error) { return s.o.Store.Facts.Forget(ctx, conversation, ids, all) })
}

// Restore takes back that facts were forgotten.
func (s *Service) Restore(ctx context.Context, conversation string, ids []int64) error {
	return s.o.Hub.AnnounceUnless(s.o.Store.Facts.Restore(ctx, conversation, ids), "memory", conversation)
}

// Carry copies facts, as the shown branch of another conversation has them, into a conversation, where they hold on every branch.
func (s *Service) Carry(ctx context.Context, from string, ids []int64, to string) ([]fact.Fact, error) {
	return hub.Announce(s.o.Hub, "memory", to, func() ([]fact.Fact, error) { return s.o.Store.Facts.Carry(ctx, from, ids, to) })
}

// RemoveCarried removes what was carried over from an origin. It says how many facts that were.
func (s *Service) RemoveCarried(ctx context.Context, conversation, origin string) (removed int, err error) {
	return hub.Announce(s.o.Hub, "memory", conversation, func() (int, error) { return s.o.Store.Facts.RemoveCarried(ctx, conversation, origin) })
}
