package compaction

import (
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
)

// A Room is what a model can take at once.
type Room struct {
	llm.Target

	reply int // tokens that are kept for the reply
}

// What is kept for the reply, in tokens, where the person set no limit: an eighth of the
// context within these bounds.
const (
	leastReply = 256
	mostReply  = 2048
)

// In is the room of a model.
func In(t llm.Target) Room {
	context := t.Capabilities.ContextTokens
	reply := min(max(context/8, leastReply), mostReply)
	if set := t.Samplers.MaxTokens; set != nil {
		reply = *set
	}
	return Room{Target: t, reply: min(reply, context/4)}
}

// Smaller is the room that takes less. A room that is not known takes everything.
func (r Room) Smaller(other Room) Room {
	if !other.Known() || r.Known() && r.limit() <= other.limit() {
		return r
	}
	return other
}

// Known reports whether it is known how much fits.
func (r Room) Known() bool { return r.Capabilities.ContextTokens > 0 }

// Context is the model's context in tokens; 0: not known.
func (r Room) Context() int { return r.Capabilities.ContextTokens }

// Reply is the size that is kept for the reply.
func (r Room) Reply() int { return r.size(r.reply) }

func (r Room) size(tokens int) int { return int(float64(tokens) * r.PerToken()) }

// full is how much of the room a request may fill. The rest is for what an estimate misses.
const full = 0.9

// limit is the size that a request may have.
func (r Room) limit() int { return r.size(int(full * float64(r.Context()-r.reply))) }

// ReplyTokens is what is kept for the reply, in tokens.
func (r Room) ReplyTokens() int { return r.reply }

// Fits reports whether a request of a size fits, as far as the room is known.
func (r Room) Fits(size int) bool { return !r.Known() || size <= r.limit() }

// Remaining gives what a request of a size leaves of the room. Where the context is not known, it is what
// the smallest servers have.
func (r Room) Remaining(size int) int {
	if !r.Known() {
		return r.size(2048)
	}
	return max(0, r.limit()-size)
}

// TextMax is how long the text of a fold may be.
func (r Room) TextMax() int { return min(max(r.limit()/8, 200), 8000) }

// Piece is how much of a long text is read at once beside its summary; without a known context
// it is what the smallest servers take.
func (r Room) Piece() int {
	if !r.Known() {
		return r.size(2048)
	}
	return max(r.limit()/2, 400)
}

// The most tokens that files and memories take, whatever the room is: reading more costs a person's time and
// money, and the model's attention.
const (
	mostFiles    = 32_000
	mostPassages = 4_000
	mostRecalled = 600
)

// Files is how much of a conversation's files may go whole with its messages: a quarter of the
// room, so that they never push out what was said.
func (r Room) Files() int { return r.share(4, mostFiles, 2048) }

// Passages is how much of them may be quoted for a reply.
func (r Room) Passages() int { return r.share(4, mostPassages, 1024) }

// Recall is how much of earlier messages a model is reminded of: a twelfth of the room.
func (r Room) Recall() int { return r.share(12, mostRecalled, 170) }

// share is a part of the room of at most most tokens. In an unknown room it is the tokens of unknown.
func (r Room) share(part, most, unknown int) int {
	if !r.Known() {
		return r.size(unknown)
	}
	return min(r.limit()/part, r.size(most))
}

// Newest gives the index of the first of the newest pieces that fit beside what takes used.
func (r Room) Newest(sizes []int, used int) int {
	if !r.Known() {
		return 0
	}
	left := r.limit() - used
	for i, size := range slices.Backward(sizes) {
		if left -= size; left < 0 {
			return i + 1
		}
	}
	return 0
}

// Check refuses a request that does not fit, naming its largest part. said is what the last
// message is called.
func (r Room) Check(messages []llm.Message, tools []llm.Tool, said Name) error {
	sizes := map[Name]int{Tools: ToolSize(tools...)}
	for i, m := range messages {
		name := History
		switch {
		case m.Role == "system":
			name = Prompt
		case i == len(messages)-1:
			name = said
		}
		sizes[name] += llm.Size(m)
	}
	parts := lists.Map([]Name{Prompt, Tools, History, said}, func(name Name) RequestPart { return RequestPart{name, sizes[name]} })
	if r.Known() && total(parts) > r.limit() {
		return r.refusal(parts)
	}
	return nil
}

// ToolSize is the size of tools as a request carries them.
func ToolSize(tools ...llm.Tool) int {
	const wrapped = 90 // the JSON around the three
	return lists.Sum(tools, func(t llm.Tool) int { return wrapped + len(t.Name) + len(t.Description) + len(t.Parameters) })
}
