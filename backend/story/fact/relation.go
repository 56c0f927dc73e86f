package fact

import (
	"slices"
	"strings"
	"sync"
)

// A class is a relation however it is worded.
type class struct {
	name string
	kind Kind
	// oneValue: a subject has one value of it at a time. byValue: a value has one subject of it, as a thing has one holder.
	oneValue, byValue bool
	words             string // wordings in small letters, divided by "/"
}

// classes are the relations that are known to have one value at a time, and those that say of which kind a fact is. Of whatever
// is not among them a story may say several things.
var classes = []class{ //nolint:gochecknoglobals // a table that never changes
	{"place", Place, true, false, "is at/is in/is on/at/in/location/place/is located in/current location/whereabouts/ist in/ist bei/ist auf/ort/aufenthaltsort/est à/est dans/est au/lieu/está en/lugar/ubicación"},
	{"holder", State, false, true, "holds/has/carries/keeps/possesses/owns/wears/took/holds the/hat/hält/trägt/besitzt/a/porte/possède/détient/tiene/lleva/posee/guarda"},
	{"life", State, true, false, "is alive/is dead/alive/dead/life/status/died/lebt/ist tot/tot/est mort/est morte/est vivant/mort/vit/está muerto/está muerta/vive/murió"},
	{"state", State, true, false, "feels/condition/state/mood/health/zustand/fühlt sich/stimmung/état/humeur/se sent/estado/ánimo/se siente"},
	{"age", Trait, true, false, "age/is aged/years old/is years old/alter/âge/edad"},
	{"eyes", Trait, true, false, "eyes/eye color/eye colour/has eyes/augen/augenfarbe/yeux/couleur des yeux/ojos/color de ojos"},
	{"hair", Trait, true, false, "hair/hair color/hair colour/has hair/haare/haarfarbe/cheveux/couleur des cheveux/pelo/cabello"},
	{"name", Trait, true, false, "name/is called/is named/real name/true name/full name/heißt/name ist/s'appelle/nom/se llama/nombre"},
	{"title", Trait, true, false, "title/rank/titel/rang/titre/título/rango"},
	{"work", Trait, true, false, "job/occupation/profession/works as/works at/beruf/arbeitet als/métier/profession/travaille comme/oficio/trabajo/trabaja como"},
	{"home", Place, true, false, "lives in/lives at/home/wohnt in/zuhause/habite/habite à/domicile/vive en/casa"},
	{"price", State, true, false, "price/costs/worth/preis/kostet/prix/coûte/precio/cuesta"},
	{"count", State, true, false, "count/number/amount/has left/anzahl/menge/nombre/quantité/cantidad/número"},
	{"wants", State, false, false, "wants/goal/plan/aims to/intends to/ziel/veut/but/objectif/quiere/meta/objetivo"},
	{"spouse", Relation, true, false, "married to/is married to/wife of/husband of/wife/husband/spouse/verheiratet mit/ehefrau/ehemann/marié à/mariée à/épouse/mari/casado con/casada con/esposa/marido"},
	{"kin", Relation, false, false, "sister of/brother of/mother of/father of/daughter of/son of/friend of/enemy of/sister/brother/mother/father/daughter/son/friend/enemy/schwester/bruder/mutter/vater/tochter/sohn/freund/feind/soeur/sœur/frère/mère/père/fille/fils/ami/amie/ennemi/hermana/hermano/madre/padre/hija/hijo/amigo/amiga/enemigo"},
	{"trust", Relation, false, false, "loves/hates/trusts/fears/knows/likes/liebt/hasst/vertraut/fürchtet/aime/hait/craint/ama/odia/teme"},
	{"promise", Promise, false, false, "promised/promises/promise/swore/owes/vowed/agreed to/versprach/verspricht/hat versprochen/schuldet/a promis/promet/jura/doit/prometió/promete/juró/debe"},
}

// classesByWording finds the class of a wording.
var classesByWording = sync.OnceValue(func() map[string]class {
	all := map[string]class{}
	for _, c := range classes {
		for word := range strings.SplitSeq(c.words, "/") {
			if _, is := all[fold(word)]; !is {
				all[fold(word)] = c
			}
		}
	}
	return all
})

// classOf is the class of a relation by its wording. One that is not known is a class of its own.
func classOf(relation string) class {
	relation = strings.TrimSuffix(fold(relation), " the")
	if c, is := classesByWording()[relation]; is {
		return c
	}
	return class{name: relation, kind: Event}
}

// HasOneValue reports whether a relation is known to have one value at a time.
func HasOneValue(relation string) bool {
	return classOf(relation).oneValue
}

// KindOf is the kind of a fact by the wording of its relation.
func KindOf(relation string) Kind {
	return classOf(relation).kind
}

// key is what two facts share of which the newer takes the place of the older; empty: they stand beside each other. marked are the
// subjects with their relations of which a fact says that they have one value.
func (f Fact) key(marked map[string]bool) string {
	c := classOf(f.Relation)
	if first, _, more := strings.Cut(fold(f.Value), " "); c.byValue && more && isDefinite(first) { // many have a sword, and one has the sword
		return c.name + "\x00" + bare(f.Value)
	}
	if key := f.about(); c.oneValue || marked[key] {
		return key
	}
	return ""
}

// about is the subject of a fact with its relation.
func (f Fact) about() string { return bare(f.Subject) + "\x00" + classOf(f.Relation).name }

// isDefinite reports whether a word is an article that says that there is one of a thing.
func isDefinite(word string) bool {
	return slices.Contains([]string{"the", "der", "die", "das", "den", "dem", "le", "la", "les", "l", "el", "los", "las"}, strings.ToLower(word))
}

// isArticle reports whether a word is an article.
func isArticle(word string) bool {
	return isDefinite(word) || slices.Contains([]string{"a", "an", "ein", "eine", "einen", "einem", "einer", "un", "une", "una", "des", "unos", "unas"}, word)
}
