package llm

// A Template is what is known of how the chat template of a model writes what the calls of a turn have in common. A server
// reuses a prompt up to the first character that differs from the one before, so what changes from call to call must
// not stand before what they share. A template may put it there whatever our requests do.
//
// Where the server shows what its template writes, it is asked once for each version (see render). Elsewhere, calls that
// reuse far less than they share show it, and a remedy is tried for some turns (see see).
type Template struct {
	Version string `json:"version"` // of server and model, that was asked; empty: calls showed what is known

	Remedy // that the next turn begins with

	Before float64 `json:"before"` // the least share that a call reuses of what it shares with the one before, without remedies
	After  float64 `json:"after"`  // the same with them
	Lost   Finding `json:"lost"`   // why calls can't reuse what they share; empty: they can
	Trial  Trial   `json:"trial"`  // the remedies are only tried so far

	Reuses    bool `json:"reuses"`     // a call has reused something, so its server keeps prompts
	Losses    int  `json:"losses"`     // of calls that ask like the one before whether the model thinks, see lossWeight
	FlagLoss  int  `json:"flag_loss"`  // the same of calls that ask otherwise
	TrialRuns int  `json:"trial_runs"` // calls that the trial has seen
}

// A Trial is the remedy that is tried.
type Trial string

// The trials, in their order.
const (
	NoTrial       Trial = ""
	TrialThinking Trial = "thinking" // OneFlag
	TrialTail     Trial = "tail"     // NoTools and SystemFirst
)

// A Remedy changes what a turn sends so that its calls reuse more.
type Remedy struct {
	OneFlag     bool `json:"one_flag"`     // all calls ask alike whether the model thinks
	NoTools     bool `json:"no_tools"`     // forms are asked for without tools
	SystemFirst bool `json:"system_first"` // the system text stands in the person's first message
}

// apply gives the form of a turn's requests with the remedy.
func (r Remedy) apply(f form, c Capabilities) form {
	if r.SystemFirst {
		f.roles = RolesNoSystem
	}
	if r.NoTools && f.mode.native() {
		f = f.without()
		if c.Memory.Failures[f.mode].Count >= mostFailures {
			f.mode = f.mode.lower()
		}
	}
	return f
}

// A loss weighs more than a call that lost nothing makes up for: a template may lose only every second call, the one
// that begins a turn. Two in a row, or three such turns, are no chance.
const (
	lossWeight  = 2
	mostLosses  = 2 * lossWeight
	enoughTries = 6 // calls without so many losses show that a remedy helps
)

// settled reports that calls have no more to show.
func (t Template) settled() bool {
	return t.Version != "" || t.Lost != "" || t.Trial == NoTrial && t.Remedy != Remedy{}
}

// see takes in how a call went that shares a beginning with the one before it. lost: it reused far less than that.
// otherFlag: it asked otherwise whether the model thinks. A remedy follows from two losses, and is given up for the next
// one by two more.
func (t Template) see(lost, otherFlag bool) Template {
	if t.settled() {
		return t
	}
	losses := &t.Losses
	if otherFlag {
		losses = &t.FlagLoss
	}
	if *losses--; lost {
		*losses += lossWeight + 1
	}
	*losses = max(0, *losses)
	if t.Trial != NoTrial {
		t.TrialRuns++
	}
	switch same, other := t.Losses >= mostLosses, t.FlagLoss >= mostLosses; {
	case t.Trial == NoTrial && other && t.Losses == 0:
		return t.try(TrialThinking, Remedy{OneFlag: true})
	case t.Trial == NoTrial && (same || other), t.Trial == TrialThinking && same:
		return t.try(TrialTail, Remedy{NoTools: true, SystemFirst: true})
	case t.Trial == TrialTail && (same || other):
		return Template{Reuses: t.Reuses, Lost: LostUnknown}
	case t.Trial == TrialThinking && other, t.TrialRuns >= enoughTries: // the person keeps the flags apart, and only they lose
		return Template{Reuses: t.Reuses, Remedy: t.Remedy}
	}
	return t
}

func (t Template) try(trial Trial, r Remedy) Template {
	return Template{Reuses: t.Reuses, Trial: trial, Remedy: r}
}

// What counts as far less than a call shares with the one before: the share is estimated by characters, so a part of it
// must be missing, and as many tokens as a person waits for.
const (
	farLess    = 0.75
	leastLoss  = 256
	leastShare = 512 // tokens that must be shared for the call to say anything
)

// lostTokens are those that a server read again although the call before began with them; judged is false where the
// figures say nothing.
func (r CallRecord) lostTokens() (lost int, judged bool) {
	if !r.UsageReported || !r.follows || r.PromptChars == 0 || !r.ToolsSame {
		return 0, false
	}
	shared := r.PromptTokens * r.SharedChars / r.PromptChars
	if shared < leastShare {
		return 0, false
	}
	if lost = shared - r.CachedTokens; lost < leastLoss || float64(r.CachedTokens) > farLess*float64(shared) {
		return 0, true
	}
	return lost, true
}

// noteReuse notes what a call lost, and what that shows of the model's template. Only servers in the person's own network
// show it: elsewhere many people share a cache, and nothing says why a prompt is no longer in it.
func (c *Client) noteReuse(t Target, r *CallRecord) {
	if r.Error != "" || !c.tells(t) {
		return
	}
	lost, judged := r.lostTokens()
	known := c.Capabilities(t).Template
	if known.Reuses || known.Version != "" {
		r.LostTokens = lost
	}
	if !judged || known.settled() {
		return
	}
	c.learn(t, func(known *Capabilities) {
		known.Template.Reuses = known.Template.Reuses || r.CachedTokens > 0
		if known.Template.Reuses {
			known.Template = known.Template.see(lost > 0, r.otherFlag)
		}
	})
}

// A Finding is what the record of a call says of its model's template.
type Finding string

// The findings.
const (
	FoundTrial   Finding = "trial"        // the remedies are only tried so far
	FoundFlag    Finding = "one_flag"     // all calls of the turn ask alike whether the model thinks
	FoundFlags   Finding = "flags_differ" // they don't, because the person wants some to think
	FoundTools   Finding = "no_tools"     // forms are asked for without tools
	FoundToolsOn Finding = "tools_on"     // they aren't, because the model is to call tools as it likes
	FoundSystem  Finding = "system_first" // the system text stands in the first message
	LostSystem   Finding = "lost_system"  // the system text stands behind what changes
	LostTools    Finding = "lost_tools"   // the tools do
	LostTop      Finding = "lost_top"     // something before all messages changes
	LostHistory  Finding = "lost_history" // earlier messages are written anew in each call
	LostEnd      Finding = "lost_end"     // the template ends each prompt with a text of its own
	LostUnknown  Finding = "lost_unknown" // no remedy that was tried helped
	LostOrder    Finding = "lost_order"   // the template refuses the conversation in every form
)

// findings are what a call says of its model's template.
func (b *Base) findings(f form) (all []Finding) {
	t := b.target.Capabilities.Template
	if t.Trial != NoTrial {
		return []Finding{FoundTrial}
	}
	put := func(holds bool, found Finding) {
		if holds {
			all = append(all, found)
		}
	}
	put(t.OneFlag && b.target.Thinks != Unknown, FoundFlag)
	put(t.OneFlag && b.target.Thinks == Unknown, FoundFlags)
	put(t.NoTools && !f.open, FoundTools)
	put(t.NoTools && f.open && !f.bare, FoundToolsOn)
	put(t.SystemFirst && !f.open, FoundSystem)
	put(t.Lost != "", t.Lost)
	return all
}
