package seed

import "terzetto/backend/chat"

// PhraseBank is the wordings that machine prose wears thin. Variants are kept to two
// or three words where a longer one would share its everyday part with plain prose
// (the audit takes a quarter of a long variant for a hit), and what has many forms is
// a pattern.
func PhraseBank() []chat.PhraseGroup {
	var groups []chat.PhraseGroup
	for _, variants := range literal() {
		groups = append(groups, chat.PhraseGroup{ID: int64(len(groups) + 1), Kind: "literal", Variants: variants, Enabled: true})
	}
	for _, pattern := range []string{
		`\bbreath (?:that )?(?:I|you|he|she|they|we) (?:(?:had not|hadn['’]t|did not|didn['’]t) (?:even )?(?:know|known|reali[sz]ed?)\b)`,
		`\b(?:send|sends|sent|sending) (?:a |an |another )?(?:shiver|chill|jolt|thrill|tingle|ripple)s?\b`,
		`\bnot (?:just|merely|simply) [^.!?;]{1,60}?(?:\bbut\b|[,—–] ?it['’]s\b|[,—–] ?it was\b)`,
	} {
		groups = append(groups, chat.PhraseGroup{ID: int64(len(groups) + 1), Kind: "regex", Variants: []string{}, Pattern: pattern, Enabled: true})
	}
	return groups
}

func literal() [][]string {
	return [][]string{
		// Bodies that announce a feeling.
		{"barely above a whisper", "scarcely above a whisper", "voice barely a whisper", "barely audible"},
		{"down her spine", "down his spine", "down my spine", "down your spine", "down their spine", "up her spine"},
		{"heart hammered", "heart hammering", "heart pounded", "heart pounding", "heart raced", "heart racing"},
		{"skipped a beat", "heart skipped", "heart fluttered", "heart lurched"},
		{"eyes widened", "eyes widening", "eyes widen", "eyes went wide", "eyes grew wide"},
		{"eyes sparkled", "eyes sparkling", "eyes twinkled", "eyes twinkling", "eyes gleamed", "eyes gleaming"},
		{"eyes never left", "eyes never leaving", "gaze never left", "gaze never leaving"},
		{"eyes locked", "locked eyes", "gaze locked", "gazes locked"},
		{"knuckles white", "knuckles whitened", "knuckles whitening", "knuckles turned white", "white knuckled"},
		{"raised an eyebrow", "arched an eyebrow", "quirked an eyebrow", "eyebrow raised", "eyebrow arched"},
		{"smile tugged", "smile tugging", "smile played", "ghost of a smile", "lips quirked", "lips curled"},
		{"smirk", "smirks", "smirked", "smirking"},
		{"dark chuckle", "low chuckle", "chuckled darkly", "chuckled softly"},
		{"a single tear", "a lone tear", "tear rolled down", "tear slid down"},
		{"a deep breath", "a shaky breath", "a steadying breath", "a shuddering breath"},
		{"let out a", "lets out a", "letting out a"},
		{"blood ran cold", "blood turned to ice", "blood froze"},
		{"steeled herself", "steeled himself", "steeled myself", "steels herself", "steels himself"},
		{"physical blow", "punch to the gut"},
		{"predatory", "predator's", "like a predator"},
		// Air, silence and time that behave as on every other page.
		{"thick with tension", "crackled with tension", "tension hung", "tension crackled", "palpable"},
		{"deafening silence", "silence was deafening", "silence stretched", "silence hung", "pregnant silence"},
		{"hung heavy", "hangs heavy", "hanging heavy", "heavy with unspoken"},
		{"time seemed to", "time stood still", "world fell away", "world melted away", "world narrowed"},
		{"in that moment", "in this moment", "at that moment"},
		{"something shifted", "something shifts", "shifted between them", "shift between them"},
		{"unreadable expression", "expression unreadable", "something unreadable", "an unreadable"},
		{"washed over her", "washed over him", "washed over me", "washed over them", "washes over"},
		{"jolt of electricity", "spark of electricity", "electricity between them", "electric current"},
		{"smell of ozone", "scent of ozone", "tang of ozone", "ozone"},
		// Vague hedges and ready-made figures.
		{"couldn't help but", "can't help but", "could not help but", "cannot help but"},
		{"a mix of", "a mixture of", "a blend of", "mix of emotions"},
		{"something akin to", "akin to", "dangerously close to"},
		{"maybe just maybe", "perhaps just perhaps"},
		{"little did", "unbeknownst to"},
		{"dripping with", "laced with", "tinged with"},
		{"moth to a flame", "moths to a flame", "moth to flame"},
		{"unbidden", "came unbidden"},
		{"a testament to", "stands as testament", "living testament"},
		{"a tapestry of", "rich tapestry", "intricate tapestry", "woven tapestry"},
		{"a symphony of", "a cacophony of", "a kaleidoscope of", "kaleidoscope"},
		{"a whirlwind of", "a rollercoaster of", "a maelstrom of"},
		// The sound of an essay written by nobody.
		{"delve", "delves", "delved", "delving"},
		{"important to note", "worth noting", "important to remember"},
		{"complexities of", "intricacies of", "ever evolving", "fast paced world", "ever changing landscape"},
		{"game changer", "game changing", "unlock the power", "unleash the power"},
	}
}
