package demo

import "strings"

// labels close every reply in prose. There are many, since the same closing line under each reply
// would be the very repetition that the editor reports.
var labels = []string{
	"— demo, not an AI",
	"— no AI here, only the built-in demo",
	"— a demo is speaking; AI comes with a model",
	"— AI played no part in this demo's lines",
	"— told by a demo grammar, without any AI",
	"— this demo rolls dice where an AI would think",
	"— your demo speaks; the AI seat is still empty",
	"— scripted dice, also called a demo, instead of AI",
	"— demo text, made by rules rather than AI",
	"— a small demo at work, and AI nowhere near",
	"— not AI: Terzetto's own demo",
	"— words by demo, zero AI inside",
	"— until an AI is connected, the demo fills in",
	"— demo voice on stage, AI still off",
	"— rules and luck, so a demo; the AI is yours to add",
	"— templates and chance; call it demo, never AI",
	"— an honest demo, no hidden AI",
	"— connect a model for AI; so far it's a demo",
	"— rehearsal by the demo, before any AI arrives",
	"— AI? None. Demo? Yes.",
	"— composed offline in the demo, AI absent",
	"— practice prose from the demo; AI takes over when you say",
}

// label is the closing line that was used longest ago or never.
func (v *voice) label() string {
	all := strings.Join(v.scene.drafts, "\n")
	start := v.r.IntN(len(labels))
	best, oldest := labels[start], len(all)+1
	for i := range labels {
		l := labels[(start+i)%len(labels)]
		if at := strings.LastIndex(all, l); at < oldest {
			best, oldest = l, at
		}
	}
	return "*" + best + "*"
}
