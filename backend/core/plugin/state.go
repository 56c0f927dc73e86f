package plugin

import "context"

// A Tier is a place where a plug-in keeps an object of its own.
type Tier uint8

// The tiers that outlast a turn, and what owns an object there.
const (
	TierConversation Tier = iota // the conversation's id
	TierMessage                  // the message's id, in decimal
	TierCharacter                // the card's id
	TierConfig                   // no owner: "" (one object for the whole program)
)

// A StateStore keeps the objects. A write changes one plug-in's object in one statement
// and leaves those of the others alone; a caller that reads before writing holds the tier's lock.
type StateStore interface {
	// PluginState gives the object of plug-in id, nil when there is none. What
	// cannot be read as an object counts as none. An unknown owner is fault.NotFound.
	PluginState(ctx context.Context, tier Tier, owner, id string) (map[string]any, error)
	// SetPluginState puts an object in the place of the old one; nil takes it away,
	// and so does an empty one in TierConfig, where the plug-in's defaults then hold.
	SetPluginState(ctx context.Context, tier Tier, owner, id string, v map[string]any) error
}
