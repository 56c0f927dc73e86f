package template

// Traits are what is known of the template of a model. The zero value knows nothing.
type Traits struct {
	Version string `json:"version"` // of server and model, whose renderings were judged; empty: calls showed what is known

	Remedy // that the next turn begins with

	Before float64 `json:"before"` // the least share that a call reuses of what it shares with the one before, without the remedy
	After  float64 `json:"after"`  // the same with it
	Lost   Finding `json:"lost"`   // why calls can't reuse what they share; empty: they can
	Trial  Trial   `json:"trial"`  // the remedy is only tried so far

	Reuses    bool `json:"reuses"`     // a call has reused something, so its server keeps prompts
	Losses    int  `json:"losses"`     // of calls that ask like the one before whether the model thinks, see lossWeight
	FlagLoss  int  `json:"flag_loss"`  // the same of calls that ask otherwise
	TrialRuns int  `json:"trial_runs"` // calls that the trial has seen
}

// A Remedy changes what a turn sends so that its calls reuse more.
type Remedy struct {
	OneFlag     bool `json:"one_flag"`     // all calls ask alike whether the model thinks
	NoTools     bool `json:"no_tools"`     // forms are asked for without tools
	SystemFirst bool `json:"system_first"` // the system text is in the person's first message
}

// remedies are what is tried, from none to all. What costs less comes first.
func remedies() []Remedy {
	return []Remedy{
		{},
		{OneFlag: true},
		{SystemFirst: true},
		{NoTools: true},
		{NoTools: true, SystemFirst: true},
		{OneFlag: true, SystemFirst: true},
		{OneFlag: true, NoTools: true},
		{OneFlag: true, NoTools: true, SystemFirst: true},
	}
}

// A Trial is the remedy that is tried.
type Trial string

// The trials, in their order.
const (
	NoTrial       Trial = ""
	TrialThinking Trial = "thinking" // OneFlag
	TrialTail     Trial = "tail"     // NoTools and SystemFirst
)

// A Finding is what the record of a call says of its model's template.
type Finding string

// The findings.
const (
	Trying      Finding = "trial"        // the remedy is only tried so far
	OneFlag     Finding = "one_flag"     // all calls of the turn ask alike whether the model thinks
	FlagsDiffer Finding = "flags_differ" // they don't, because the person wants some to think
	NoTools     Finding = "no_tools"     // forms are asked for without tools
	ToolsOn     Finding = "tools_on"     // they aren't, because the model is to call tools as it likes
	SystemFirst Finding = "system_first" // the system text is in the first message
	LostSystem  Finding = "lost_system"  // the system text comes behind what changes
	LostTools   Finding = "lost_tools"   // the tools do
	LostTop     Finding = "lost_top"     // something before all messages changes
	LostHistory Finding = "lost_history" // earlier messages are written again in each call
	LostEnd     Finding = "lost_end"     // the template ends each prompt with a text of its own
	LostUnknown Finding = "lost_unknown" // no remedy that was tried helped
	LostOrder   Finding = "lost_order"   // the template refuses the conversation in every form
)

// A Use is how a call makes use of what is known.
type Use struct {
	Agreed bool // all calls of its turn ask alike whether the model thinks
	Open   bool // the model calls tools as it likes, so they are sent whatever they cost
	Tools  bool // tools are sent
}

// Findings are what the record of a call says.
func (t Traits) Findings(u Use) (all []Finding) {
	if t.Trial != NoTrial {
		return []Finding{Trying}
	}
	put := func(holds bool, found Finding) {
		if holds {
			all = append(all, found)
		}
	}
	put(t.OneFlag && u.Agreed, OneFlag)
	put(t.OneFlag && !u.Agreed, FlagsDiffer)
	put(t.NoTools && !u.Open, NoTools)
	put(t.NoTools && u.Open && u.Tools, ToolsOn)
	put(t.SystemFirst && !u.Open, SystemFirst)
	put(t.Lost != "", t.Lost)
	return all
}

// A loss weighs more than a call that lost nothing makes up for: a template may lose only every second call, the one
// that begins a turn. Two in a row, or three such turns, are no chance.
const (
	lossWeight  = 2
	mostLosses  = 2 * lossWeight
	enoughTries = 6 // calls without so many losses show that a remedy helps
)

// Settled reports that calls have no more to show.
func (t Traits) Settled() bool {
	return t.Version != "" || t.Lost != "" || t.Trial == NoTrial && t.Remedy != Remedy{}
}

// See takes in how a call went that shares a beginning with the one before it. lost: it reused far less than that.
// otherFlag: it asked otherwise whether the model thinks. A remedy follows from two losses, and is given up for the next
// one by two more.
func (t Traits) See(lost, otherFlag bool) Traits {
	if t.Settled() {
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
		return Traits{Reuses: t.Reuses, Trial: TrialThinking, Remedy: Remedy{OneFlag: true}}
	case t.Trial == NoTrial && (same || other), t.Trial == TrialThinking && same:
		return Traits{Reuses: t.Reuses, Trial: TrialTail, Remedy: Remedy{NoTools: true, SystemFirst: true}}
	case t.Trial == TrialTail && (same || other):
		return Traits{Reuses: t.Reuses, Lost: LostUnknown}
	case t.Trial == TrialThinking && other, t.TrialRuns >= enoughTries: // the person keeps the flags apart, and only they lose
		return Traits{Reuses: t.Reuses, Remedy: t.Remedy}
	}
	return t
}
