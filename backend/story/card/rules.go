package card

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// RulesOf reads the rules of an entry of a character_book.
func RulesOf(raw json.RawMessage) chat.EntryRules { return rulesOf(rawjson.ObjectOf(raw).Clone()) }

// BookRulesOf reads what a lorebook says for all of its entries.
func BookRulesOf(raw json.RawMessage) (r chat.BookRules) {
	o := rawjson.ObjectOf(raw).Clone()
	for _, place := range []object{o, o.Child("extensions")} {
		if n, ok := wholeOf(place["scan_depth"]); ok && n >= 0 && r.ScanDepth == nil {
			r.ScanDepth = new(min(n, maxScanDepth))
		}
		if n, ok := wholeOf(place["token_budget"]); ok && n > 0 && r.TokenBudget == 0 {
			r.TokenBudget = min(n, maxBudget)
		}
		if on, _ := truthOf(place["recursive_scanning"]); on {
			r.Recursive = true
		}
	}
	r.AsPlaced, _ = truthOf(o.Child("extensions").Child(ours)[asPlaced])
	return r
}

// asPlaced is the key of the switch among what we add to the extensions: no other program has it.
const asPlaced = "as_placed"

// The most that is taken over of what a file says.
const (
	maxScanDepth = 1000
	maxCount     = 1_000_000
	maxBudget    = 10_000_000
)

// readsRecursively reports that a lorebook that doesn't say so itself was written to be read recursively: one of its entries
// uses a switch that has no effect otherwise.
func readsRecursively(o object, entries []Entry) bool {
	if _, said := truthOf(o["recursive_scanning"]); said {
		return false
	}
	return slices.ContainsFunc(entries, func(e Entry) bool {
		return e.Rules.ExcludeRecursion || e.Rules.PreventRecursion || e.Rules.DelayUntilRecursion > 0
	})
}

// setBookRules writes what was changed of a lorebook's rules.
func setBookRules(o object, r chat.BookRules) {
	was := BookRulesOf(rawjson.Encode(o))
	if !reflect.DeepEqual(was.ScanDepth, r.ScanDepth) {
		if r.ScanDepth == nil {
			delete(o, "scan_depth")
		} else {
			o.Set("scan_depth", *r.ScanDepth)
		}
	}
	if was.TokenBudget != r.TokenBudget {
		o.Set("token_budget", r.TokenBudget)
	}
	if was.AsPlaced != r.AsPlaced {
		mine := o.Child("extensions").Child(ours).Clone()
		mine.Set(asPlaced, r.AsPlaced)
		extend(o, ours, mine)
	}
	if _, said := truthOf(o["recursive_scanning"]); was.Recursive != r.Recursive && (said || r.Recursive) {
		o.Set("recursive_scanning", r.Recursive)
	}
}

// A rule is one of the rules of an entry, and how it is written among the extensions.
type rule struct {
	key  string
	of   func(*chat.EntryRules) any // a pointer
	read func(raw json.RawMessage) any
	text func(v any) any // as it is written
}

func number(key string, of func(*chat.EntryRules) any) rule {
	return rule{key, of, func(raw json.RawMessage) any {
		n, _ := wholeOf(raw)
		return min(max(n, 0), maxCount)
	}, func(v any) any { return v }}
}

func optional(key string, most int, of func(*chat.EntryRules) any) rule {
	return rule{key, of, func(raw json.RawMessage) any {
		n, ok := wholeOf(raw)
		if !ok {
			return (*int)(nil)
		}
		return new(min(max(n, 0), most))
	}, func(v any) any { return v }}
}

func switchRule(key string, of func(*chat.EntryRules) any) rule {
	return rule{key, of, func(raw json.RawMessage) any {
		on, _ := truthOf(raw)
		return on
	}, func(v any) any { return v }}
}

// logics are SillyTavern's numbers.
func logics() []chat.SecondaryLogic {
	return []chat.SecondaryLogic{chat.AndAny, chat.NotAll, chat.NotAny, chat.AndAll}
}

// positions are SillyTavern's numbers; the fifth is at depth.
func positions() []chat.LorePosition {
	return []chat.LorePosition{chat.BeforeCharacter, chat.AfterCharacter, chat.NoteTop, chat.NoteBottom, "", chat.BeforeExamples, chat.AfterExamples}
}

func roles() []string { return []string{"system", "user", "assistant"} }

// choiceRule is a rule whose values are counted from 0 in a file.
func choiceRule[T ~string](key string, values []T, of func(*chat.EntryRules) any) rule {
	return rule{key, of, func(raw json.RawMessage) any {
		if n, ok := wholeOf(raw); ok && n >= 0 && n < len(values) {
			return values[n]
		}
		return T("")
	}, func(v any) any {
		word, _ := v.(T)
		return max(slices.Index(values, word), 0)
	}}
}

// rules are those that have a key of their own among the extensions.
func rules() []rule {
	return []rule{
		choiceRule("selectiveLogic", logics(), func(r *chat.EntryRules) any { return &r.Logic }),
		switchRule("match_whole_words", func(r *chat.EntryRules) any { return &r.WholeWords }),
		optional("scan_depth", maxScanDepth, func(r *chat.EntryRules) any { return &r.ScanDepth }),
		{"group", func(r *chat.EntryRules) any { return &r.Group }, func(raw json.RawMessage) any {
			text, _ := plain(raw)
			return clip(oneLine(text), maxKey)
		}, func(v any) any { return v }},
		optional("group_weight", maxCount, func(r *chat.EntryRules) any { return &r.GroupWeight }),
		switchRule("group_override", func(r *chat.EntryRules) any { return &r.GroupOverride }),
		switchRule("use_group_scoring", func(r *chat.EntryRules) any { return &r.GroupScoring }),
		number("sticky", func(r *chat.EntryRules) any { return &r.Sticky }),
		number("cooldown", func(r *chat.EntryRules) any { return &r.Cooldown }),
		number("delay", func(r *chat.EntryRules) any { return &r.Delay }),
		switchRule("exclude_recursion", func(r *chat.EntryRules) any { return &r.ExcludeRecursion }),
		switchRule("prevent_recursion", func(r *chat.EntryRules) any { return &r.PreventRecursion }),
		{"delay_until_recursion", func(r *chat.EntryRules) any { return &r.DelayUntilRecursion }, func(raw json.RawMessage) any {
			if n, ok := wholeOf(raw); ok { // true is not a number
				return min(max(n, 0), maxCount)
			}
			if on, _ := truthOf(raw); on {
				return 1
			}
			return 0
		}, func(v any) any { return v }},
		optional("depth", maxCount, func(r *chat.EntryRules) any { return &r.Depth }),
		choiceRule("role", roles(), func(r *chat.EntryRules) any { return &r.Role }),
		{"triggers", func(r *chat.EntryRules) any { return &r.Triggers }, func(raw json.RawMessage) any { return textList(raw) }, func(v any) any { return v }},
		switchRule("ignore_budget", func(r *chat.EntryRules) any { return &r.IgnoreBudget }),
	}
}

// textList is a list of texts; nil: it holds none.
func textList(raw json.RawMessage) []string {
	if all := textsOf(raw); len(all) > 0 {
		return all
	}
	return nil
}

// sources are the keys by which an entry searches texts besides the messages.
func sources() map[chat.LoreSource]string {
	return map[chat.LoreSource]string{
		chat.OfPersona: "match_persona_description", chat.OfDescription: "match_character_description", chat.OfPersonality: "match_character_personality",
		chat.OfDepthPrompt: "match_character_depth_prompt", chat.OfScenario: "match_scenario", chat.OfCreatorNotes: "match_creator_notes",
	}
}

// rulesOf reads the rules of an entry. What a decorator says goes before what its extensions say.
func rulesOf(o object) (r chat.EntryRules) {
	ext := o.Child("extensions")
	for _, one := range rules() {
		reflect.ValueOf(one.of(&r)).Elem().Set(reflect.ValueOf(one.read(ext[one.key])))
	}
	r.Probability, r.Match, r.Position, r.Filter = probabilityOf(ext), matchOf(ext), positionOf(o), filterOf(ext)
	text, _ := rawjson.Text(o["content"])
	orders, _ := cutDecorators(text)
	decorate(&r, orders)
	return r
}

func probabilityOf(ext object) *int {
	n, ok := wholeOf(ext["probability"])
	if used, said := truthOf(ext["useProbability"]); !ok || said && !used || n >= always {
		return nil
	}
	return new(max(n, 0))
}

const always = 100

func matchOf(ext object) (all []chat.LoreSource) {
	for _, source := range chat.LoreSources() {
		if on, _ := truthOf(ext[sources()[source]]); on {
			all = append(all, source)
		}
	}
	return all
}

// positionOf is where an entry wants to be, by SillyTavern's number or a word of the specification.
func positionOf(o object) chat.LorePosition {
	for _, place := range []object{o.Child("extensions"), o} {
		if n, ok := wholeOf(place["position"]); ok {
			if n >= 0 && n < len(positions()) {
				return positions()[n]
			}
			return ""
		}
	}
	switch word, _ := plain(o["position"]); word {
	case "before_char":
		return chat.BeforeCharacter
	case "after_char":
		return chat.AfterCharacter
	}
	return ""
}

func filterOf(ext object) *chat.CharacterFilter {
	o := ext.Child("character_filter")
	if o == nil {
		o = ext.Child(keptInfo).Child("characterFilter") // as books of before keep it
	}
	f := chat.CharacterFilter{Names: textList(o["names"]), Tags: textList(o["tags"])}
	f.Exclude, _ = truthOf(o["isExclude"])
	if len(f.Names)+len(f.Tags) == 0 {
		return nil
	}
	return &f
}

// setRules writes what was changed of an entry's rules. A decorator that says otherwise goes.
func setRules(o object, v any) {
	now, _ := v.(chat.EntryRules)
	was := rulesOf(o)
	for _, one := range rules() {
		before, after := reflect.ValueOf(one.of(&was)).Elem().Interface(), reflect.ValueOf(one.of(&now)).Elem().Interface()
		if !reflect.DeepEqual(before, after) {
			extend(o, one.key, one.text(after))
			undecorate(o, one.key)
		}
	}
	if !reflect.DeepEqual(was.Probability, now.Probability) {
		extend(o, "useProbability", now.Probability != nil)
		extend(o, "probability", orAlways(now.Probability))
	}
	if !slices.Equal(was.Match, now.Match) {
		for source, key := range sources() {
			if on := slices.Contains(now.Match, source); on != slices.Contains(was.Match, source) {
				extend(o, key, on)
			}
		}
	}
	if was.Position != now.Position && now.Position != "" {
		extend(o, "position", slices.Index(positions(), now.Position))
		undecorate(o, "position")
	}
	if !reflect.DeepEqual(was.Filter, now.Filter) {
		setFilter(o, now.Filter)
	}
}

func orAlways(percent *int) int {
	if percent == nil {
		return always
	}
	return *percent
}

func setFilter(o object, f *chat.CharacterFilter) {
	c := o.Child("extensions").Child("character_filter").Clone()
	if kept := o.Child("extensions").Child(keptInfo).Clone(); kept.Has("characterFilter") {
		delete(kept, "characterFilter")
		extend(o, keptInfo, kept)
	}
	if f == nil {
		f = &chat.CharacterFilter{}
	}
	c.Set("names", append([]string{}, f.Names...))
	c.Set("tags", append([]string{}, f.Tags...))
	c.Set("isExclude", f.Exclude)
	extend(o, "character_filter", c)
}

// decorate reads the lines with @@. Of those that begin with three signs, one stands for the line above that isn't understood.
func decorate(r *chat.EntryRules, orders string) {
	var d chat.Decorators
	seen, unknown := map[string]bool{}, false
	for line := range strings.Lines(orders) {
		line = strings.TrimSpace(line)
		fallback := strings.HasPrefix(line, "@@@")
		if fallback && !unknown {
			continue
		}
		name, value, _ := strings.Cut(strings.TrimLeft(line, "@"), " ")
		if seen[name] {
			continue
		}
		understood := obey(r, &d, name, strings.TrimSpace(value))
		unknown = !understood
		if understood {
			seen[name] = true
		} else {
			d.Ignored = append(d.Ignored, clip(name, maxKey))
		}
	}
	if !reflect.ValueOf(d).IsZero() {
		r.Decorators = &d
	}
}

// obey takes what a decorator says, and reports whether it is understood.
func obey(r *chat.EntryRules, d *chat.Decorators, name, value string) bool {
	n, err := strconv.Atoi(value)
	whole := err == nil && n >= 0 && n <= maxCount
	switch name {
	case "activate":
		d.Activate = true
	case "dont_activate":
		d.DontActivate = true
	case "keep_activate_after_match":
		d.KeepAfterMatch = true
	case "dont_activate_after_match":
		d.DontAfterMatch = true
	case "ignore_on_max_context":
		d.IgnoreOnMaxContext = true
	case "additional_keys":
		d.AdditionalKeys = commas(value)
	case "exclude_keys":
		d.ExcludeKeys = commas(value)
	case "role":
		if !slices.Contains(roles(), value) {
			return false
		}
		r.Role = value
	case "position":
		switch value {
		case "before_desc":
			r.Position = chat.BeforeCharacter
		case "after_desc":
			r.Position = chat.AfterCharacter
		default:
			return false
		}
	case "depth", "scan_depth", "is_greeting", "activate_only_after", "activate_only_every":
		if !whole {
			return false
		}
		switch name {
		case "depth":
			r.Depth = &n
		case "scan_depth":
			r.ScanDepth = new(min(n, maxScanDepth))
		case "is_greeting":
			d.IsGreeting = &n
		case "activate_only_after":
			d.OnlyAfter = n
		case "activate_only_every":
			d.OnlyEvery = n
		}
	default:
		return false
	}
	return true
}

func commas(value string) (all []string) {
	for one := range strings.SplitSeq(value, ",") {
		if one = strings.TrimSpace(one); one != "" {
			all = append(all, clip(one, maxKey))
		}
	}
	return all
}

// hasDecorator reports that a text begins with a decorator of a name.
func hasDecorator(orders, name string) bool {
	for line := range strings.Lines(orders) {
		if first, _, _ := strings.Cut(strings.TrimSpace(line), " "); first == "@@"+name {
			return true
		}
	}
	return false
}

// undecorate removes a decorator from the text of an entry.
func undecorate(o object, name string) {
	text, _ := rawjson.Text(o["content"])
	orders, rest := cutDecorators(text)
	if !hasDecorator(orders, name) {
		return
	}
	var left strings.Builder
	for line := range strings.Lines(orders) {
		if first, _, _ := strings.Cut(strings.TrimSpace(line), " "); first != "@@"+name {
			left.WriteString(line)
		}
	}
	o.Set("content", left.String()+rest)
}
