package prose

import (
	"fmt"

	"terzetto/backend/text"
)

// A grammar tells the words of a language that show tense and person.
type grammar struct {
	past, present wordSet
	first, others wordSet // pronouns of who tells and of whom is told
	second        wordSet
}

var grammars = map[string]grammar{
	"en": {
		past: setOf(`was were had did said went came saw took gave felt knew thought stood sat held turned looked asked walked
			moved seemed reached pulled smiled nodded stepped began made found kept`),
		present: setOf(`is are has does says goes comes sees takes gives feels knows thinks stands sits holds turns looks asks
			walks moves seems reaches pulls smiles nods steps begins makes finds keeps`),
		first: setOf("i me my myself"), others: setOf("he she him her his they them their"), second: setOf("you your yourself"),
	},
	"de": {
		past: setOf(`war waren hatte hatten sagte ging kam sah nahm gab fühlte wusste dachte stand saß hielt drehte blickte fragte
			schien griff zog lächelte nickte trat begann machte fand`),
		present: setOf(`ist sind hat sagt geht kommt sieht nimmt gibt fühlt weiß denkt steht sitzt hält dreht blickt fragt scheint
			greift zieht lächelt nickt tritt beginnt macht findet`),
		first: setOf("ich mich mir mein meine meinen meiner"), others: setOf("er ihm ihn seine sein seinen ihre ihr"),
		second: setOf("du dich dir dein deine deinen"),
	},
	"fr": {
		past: setOf(`était étaient avait avaient dit alla vint vit prit donna sentit pensa tenait tourna regarda demanda marcha
			semblait tira sourit hocha commença fit trouva fut eut répondit restait`),
		present: setOf(`est sont va vient voit prend donne sent sait pense tient tourne regarde demande marche semble tire hoche
			commence fait trouve répond reste`),
		first: setOf("je j'ai j'avais me mon ma mes moi"), others: setOf("il elle lui ils elles"), second: setOf("tu te ton ta tes vous votre vos toi"),
	},
	"es": {
		past: setOf(`era estaba había tenía dijo fue vino vio tomó dio sintió sabía pensó miró preguntó caminó parecía sonrió
			asintió empezó hizo encontró respondió quedó giró`),
		present: setOf(`está tiene dice va viene ve toma da siente sabe piensa mira pregunta camina parece sonríe asiente empieza
			hace encuentra responde queda gira`),
		first: setOf("yo me mi mis mí conmigo"), others: setOf("él ella le ellos ellas lo la"), second: setOf("tú te tu tus ti contigo"),
	},
}

// A telling counts what shows tense and person in narration.
type telling struct{ past, present, first, second, others int }

func (g grammar) tell(words []token, into *telling) {
	for _, w := range words {
		switch {
		case g.past[w.text]:
			into.past++
		case g.present[w.text]:
			into.present++
		case g.first[w.text]:
			into.first++
		case g.second[w.text]:
			into.second++
		case g.others[w.text]:
			into.others++
		}
	}
}

const (
	tellsLeast   = 6 // words that show it, for a text to have a tense or a person
	clearly      = 5 // times as many of one kind as of the other
	driftReplies = 2 // earlier replies that must agree
	driftRun     = 3 // sentences in a row in the other tense, with a word each
	repliesTold  = 4 // earlier replies that are read
)

// tense is 1 where narration is clearly in the past, -1 where it is in the present, else 0.
func (t telling) tense() int { return compare(t.past, t.present) }

// person names who tells: "first", "second" or "third", or nobody clearly.
func (t telling) person() string {
	switch {
	case t.first+t.second+t.others < tellsLeast:
		return ""
	case t.first*4 >= t.first+t.second+t.others: // who tells of others names them, too
		return "first"
	case t.second*3 >= t.second+t.others && t.first*8 <= t.second:
		return "second"
	case t.others >= clearly*(t.first+t.second):
		return "third"
	}
	return ""
}

// drift finds a tense or a person that is not that of the replies before, and sentences in another tense than the draft's.
func (p *passage) drift(on func(string) bool) (out []Finding) {
	g, known := grammars[p.language]
	told := p.narration()
	if !known || len(told) == 0 {
		return nil
	}
	var own telling
	for _, s := range told {
		g.tell(s.words, &own)
	}
	tense, person, agreed := 0, "", 0
	for i, reply := range p.earlier[max(0, len(p.earlier)-repliesTold):] {
		var t telling
		for sentence := range text.NarrationSentences(reply) {
			g.tell(tokens(sentence, 0, nil), &t)
		}
		if i > 0 && t.tense() != tense {
			tense = 0
		} else {
			tense = t.tense()
		}
		if i > 0 && t.person() != person {
			person = ""
		} else {
			person = t.person()
		}
		agreed++
	}
	if agreed < driftReplies {
		tense, person = 0, ""
	}
	start := text.Span{Start: told[0].Start, End: told[0].end()}
	if own := own.tense(); on(ScanTense) && own != 0 && own == -tense {
		out = append(out, p.finding(ScanTense, start, [...]string{reasonNowPresent, reasonNowPast}[(own+1)/2]))
	}
	if own := own.person(); on(ScanPerson) && own != "" && person != "" && own != person {
		out = append(out, p.finding(ScanPerson, start, fmt.Sprintf(reasonPerson, own, person)))
	}
	main := own.tense()
	if main == 0 || !on(ScanTense) {
		return out
	}
	other := func(i int) bool {
		var t telling
		g.tell(told[i].words, &t)
		return main > 0 && t.present > 0 && t.past == 0 || main < 0 && t.past > 0 && t.present == 0
	}
	runs(len(told), driftRun, other, func(from, to int) {
		out = append(out, p.finding(ScanTense, p.stretch(told[from:to]),
			fmt.Sprintf([...]string{reasonAmidPresent, reasonAmidPast}[(main+1)/2], to-from)))
	})
	return out
}

// compare weighs two counts: 1 or -1 where one is far greater, else 0.
func compare(a, b int) int {
	switch {
	case a+b < tellsLeast:
		return 0
	case a >= clearly*b:
		return 1
	case b >= clearly*a:
		return -1
	}
	return 0
}
