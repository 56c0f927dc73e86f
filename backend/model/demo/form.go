package demo

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"path"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/story/prose"
)

// form is a JSON Schema that is filled in about a scene.
type form struct {
	*scene

	root *jsonschema.Schema
}

const (
	deepest = 8       // levels of a schema that refers to itself
	most    = 1 << 16 // items or characters, whatever a schema asks for
)

// fill writes an object that fits the schema. A schema that cannot be read gets an empty object.
func (f *form) fill(schema json.RawMessage) string {
	if json.Unmarshal(schema, &f.root) == nil {
		if o, ok := f.value("", f.root, 0).(object); ok {
			return marshal(o)
		}
	}
	return "{}"
}

func (f *form) value(name string, s *jsonschema.Schema, depth int) any {
	s = f.resolve(s)
	switch {
	case s.Const != nil:
		return *s.Const
	case len(s.Enum) > 0: // the one that the message speaks of, else the first
		said := strings.ToLower(f.said)
		return s.Enum[max(0, slices.IndexFunc(s.Enum, func(option any) bool {
			return strings.Contains(said, strings.ToLower(fmt.Sprint(option)))
		}))]
	case s.Default != nil:
		return s.Default
	}
	switch kind(s) {
	case "object":
		return f.properties(s, depth)
	case "array":
		return f.array(name, s, depth)
	case "integer", "number":
		return number(s)
	case "boolean":
		return true
	case "null":
		return nil
	}
	return fit(strings.Join(f.words(name, s.Description), ", "), s)
}

// resolve follows references, and takes the first alternative that is not null.
func (f *form) resolve(s *jsonschema.Schema) *jsonschema.Schema {
	for left := deepest; s != nil && left > 0; left-- {
		alternatives := slices.Concat(s.AnyOf, s.OneOf, s.AllOf)
		switch i := slices.IndexFunc(alternatives, func(w *jsonschema.Schema) bool { return w != nil && kind(w) != "null" }); {
		case s.Ref != "":
			name := path.Base(s.Ref)
			s = cmp.Or(f.root.Defs[name], f.root.Definitions[name])
		case i >= 0 && s.Properties == nil:
			s = alternatives[i]
		default:
			return s
		}
	}
	return &jsonschema.Schema{}
}

// kind is the first type that is not null, or what the other keywords of the schema suggest.
func kind(s *jsonschema.Schema) string {
	first := slices.IndexFunc(s.Types, func(t string) bool { return t != "null" })
	switch {
	case first >= 0:
		return s.Types[first]
	case s.Type != "":
		return s.Type
	case s.Properties != nil || s.Required != nil:
		return "object"
	case s.Items != nil:
		return "array"
	case s.Minimum != nil || s.Maximum != nil:
		return "number"
	}
	return "string"
}

func (f *form) properties(s *jsonschema.Schema, depth int) object {
	out := object{}
	keys := slices.AppendSeq(slices.Clone(s.Required), maps.Keys(s.Properties))
	slices.Sort(keys)
	for _, key := range slices.Compact(keys) {
		// The optional parts of a schema that refers to itself would fill forever.
		if depth <= deepest/2 || depth <= deepest && slices.Contains(s.Required, key) {
			out[key] = f.value(key, s.Properties[key], depth+1)
		}
	}
	return out
}

func (f *form) array(name string, s *jsonschema.Schema, depth int) any {
	values, item, least := []any{}, f.resolve(s.Items), min(or(s.MinItems, 0), most)
	if f.book.formOf(name, "") == "moods" && len(item.Enum) > 0 {
		values = lists.Map(f.moods(s.Description), func(mood string) any { return mood })
	} else if kind(item) == "string" && item.Enum == nil && item.Const == nil {
		values = lists.Map(f.words(name, s.Description+" "+item.Description), func(word string) any { return fit(word, item) })
	} else if depth <= deepest/2 {
		least = max(least, 1)
	}
	for len(values) < least {
		values = append(values, f.value(name, item, depth+1))
	}
	return values[:max(0, min(len(values), or(s.MaxItems, most)))]
}

// number is the smallest sensible number within the bounds.
func number(s *jsonschema.Schema) any {
	high := min(or(s.Maximum, math.Inf(1)), or(s.ExclusiveMaximum, math.Inf(1))-1)
	v := max(1, or(s.Minimum, math.Inf(-1)), or(s.ExclusiveMinimum, math.Inf(-1))+1)
	if kind(s) == "integer" {
		v, high = math.Ceil(v), math.Floor(high)
	}
	return min(v, high)
}

// fit makes a text obey format and length.
func fit(text string, s *jsonschema.Schema) string {
	samples := map[string]string{
		"date": "2026-01-01", "date-time": "2026-01-01T12:00:00Z", "time": "12:00:00Z", "email": "demo@demo.invalid",
		"uri": URL, "url": URL, "uuid": "00000000-0000-4000-8000-000000000000",
	}
	r := []rune(cmp.Or(samples[s.Format], text))
	r = r[:max(0, min(len(r), or(s.MaxLength, most)))]
	return string(r) + strings.Repeat(".", max(0, min(or(s.MinLength, 0), most)-len(r)))
}

// or is the value of a keyword, or otherwise if the schema does not have the keyword.
func or[T any](keyword *T, otherwise T) T {
	if keyword == nil {
		return otherwise
	}
	return *keyword
}

// formOf tells what a property of a tool asks for, by its name, and if the name tells nothing by its description.
func (b *book) formOf(name, description string) string {
	if form := b.lines("form", name)[0]; form != "other" {
		return form
	}
	return b.lines("form", description)[0]
}

// words answers one property of a form about the scene.
func (f *form) words(name, description string) []string {
	f.named = 0 // each property is read on its own
	switch kind := f.book.formOf(name, description); kind {
	case "moods":
		return f.moods(description)
	case "repeats":
		return f.repetitions()
	case "keywords":
		return slices.Concat(f.names, f.nouns)
	default:
		return []string{f.say(kind)}
	}
}

// repetitions are phrases of the last reply that an earlier reply contains, too.
func (s *scene) repetitions() []string {
	last := len(s.drafts) - 1
	if last < 1 {
		return nil
	}
	earlier := slices.Clone(s.drafts[max(0, last-5):last])
	slices.Reverse(earlier)
	found := prose.Audit(prose.AuditInput{Draft: s.drafts[last], Earlier: earlier}).Phrases
	return lists.Map(found[:min(len(found), 3)], func(p prose.RepeatedPhrase) string { return p.Phrase })
}

var (
	moodBullet = lazyregexp.New(`(?m)^([\p{L}\p{N}_.-]+): *(.+)$`)
	moodsUntil = lazyregexp.New(`(?mi)^.*(?:previous|until now).*$`)
)

// moods takes the mood whose description shares the most words with the message. Of moods that fit
// equally, one that was on before stays on. described has a line for each.
func (f *form) moods(described string) []string {
	instruction := quotedAll().ReplaceAllString(f.last, "") // without the user's words, which are no instruction
	said, chosen, most := words(f.said), []string{}, -1
	all := moodBullet().FindAllStringSubmatch(described, -1)
	for _, i := range f.r.Perm(len(all)) {
		score := min(1, strings.Count(moodsUntil().FindString(instruction), all[i][1]))
		score += 2 * len(lists.Keep(words(all[i][0]), func(w string) bool {
			return slices.Contains(said, w) && !slices.Contains(f.book.small, w)
		}))
		if score > most {
			chosen, most = all[i][1:2], score
		}
	}
	return chosen
}

var deed = lazyregexp.New(`^I [^.?!"“\[\n]{3,100}\.$`)

// refine adds a little to a short message, in the same perspective. A message that is long, asks something
// or describes no action stays as it is: the result is empty.
func (s *scene) refine() string {
	if !deed().MatchString(s.said) || s.book.foreign.MatchString(s.said) {
		return ""
	}
	return strings.TrimSuffix(s.said, ".") + ", " + s.say("enriched") + "."
}
