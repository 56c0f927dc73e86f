package recall_test

import (
	"strings"
	"testing"

	"terzetto/backend/story/recall"
)

func TestAMessageRefersToWhatTwoHaveInCommon(t *testing.T) {
	for _, c := range []struct {
		language string
		yes, no  []string
	}{
		{"English", []string{
			"“Do you remember the lighthouse?” I ask.", "Remember when we hid in the mill?", "Remember the lighthouse?", "Don’t you remember what you said at the harbour?",
			"As you told me, the key is in the mill.", "You promised me the brass key.", "You said you would come back.", "Like you said, the warden is old.", "Didn't you promise to bring it back?",
			"What about your promise to bring me the locket?", "That night we slept in the granary I could not close an eye.", "I still remember what you told the warden.",
			"It is like the day we met at the ferry.", "Last time we were here you lost a boot.", "You once told me of an island.", "You still remember Mina?", "Remember our bargain.",
		}, []string{
			"I remember the rain.", "Remember that you are mine.", "Remember: the door is locked.", "Did you remember to lock the door?", "Remember how to swim?", "Do you remember your name?",
			"Do you remember anything?", "“I told you to sit down!”", "When you said that, I shivered.", "What did you say?", "I promised myself a rest.", "By the time you read this I am gone.",
			"This is the last time we speak.", "I kiss her one last time.", "The day you die I will laugh.", "The king promised us gold.", "I remember nothing.", "You said nothing.",
			"Tell me about the harbour.", "I’ll always remember the sea.", "Every night we lock the gate.", "She told me a lie.", "I say goodbye.", "",
		}},
		{"German", []string{
			"Erinnerst du dich an den Leuchtturm?", "Weißt du noch, wie wir uns in der Mühle versteckt haben?", "Wie du gesagt hast, liegt der Schlüssel in der Mühle.", "Du hast mir den Schlüssel versprochen.",
			"Du hast es geschworen!", "Damals, als wir am Hafen waren.", "Hast du mir nicht gesagt, dass Mina tot ist?", "Letztes Mal hast du den Stiefel verloren.", "In der Nacht, als wir flohen, schneite es.",
		}, []string{
			"Ich erinnere mich an den Regen.", "Das weißt du noch nicht.", "Was hast du gesagt?", "Du hast nichts gesagt.", "Du hast mir nie etwas davon gesagt.", "Ich küsse sie ein letztes Mal.",
			"Damals, als ich ein Kind war.", "Vergiss nicht, die Tür zu schließen.", "Er hat mir Gold versprochen.", "Erinnerst du dich an irgendetwas?",
		}},
		{"French", []string{
			"Tu te souviens du phare ?", "Te souviens-tu de la nuit au moulin ?", "Comme tu me l’as dit, la clé est au moulin.", "Tu m’avais promis la clé.", "La dernière fois que nous étions ici, il neigeait.",
			"Cette nuit où nous avons fui.", "Souviens-toi de notre pacte.", "Ne m’as-tu pas promis de revenir ?",
		}, []string{
			"Je me souviens de la pluie.", "Souviens-toi que je t’aime.", "Tu ne te souviens pas.", "Qu’as-tu dit ?", "C’est la dernière fois que tu me mens.", "Tu te souviens de ton nom ?", "Le roi nous a promis de l’or.",
		}},
		{"Spanish", []string{
			"¿Te acuerdas del faro?", "¿Recuerdas cuando nos escondimos en el molino?", "Como me dijiste, la llave está en el molino.", "Me prometiste la llave.", "Me dijiste que Mina había muerto.",
			"La última vez que nos vimos nevaba.", "Aquella noche que huimos hacía frío.",
		}, []string{
			"Recuerdo la lluvia.", "Recuerda que eres mía.", "¿Qué me dijiste?", "Es la última vez que me mientes.", "¿Te acuerdas de algo?", "El rey nos prometió oro.",
		}},
	} {
		t.Run(c.language, func(t *testing.T) {
			for _, message := range c.yes {
				if !recall.RefersBack(message) {
					t.Errorf("%q is no reference", message)
				}
			}
			for _, message := range c.no {
				if recall.RefersBack(message) {
					t.Errorf("%q is a reference", message)
				}
			}
		})
	}
}

func TestAConversationBacksWhatItSpeaksOf(t *testing.T) {
	english := []string{"Ada hid the brass key in the mill.", "“Good,” I say.", "The warden burned the letters at the lighthouse.", "I nod.", "Snow fell."}
	for _, c := range []struct {
		name, language string
		path           []string
		message        string
		more           []string
		want           bool
	}{
		{"its words", "en", english, "Do you remember the brass key?", nil, true},
		{"other endings of them", "en", english, "Remember when the wardens burn letters?", nil, true},
		{"none of them", "en", english, "Do you remember the dragon of the northern caves?", nil, false},
		{"words of another sentence of the message alone", "en", english, "Snow falls on the mill, and the key is brass. Do you remember the dragon?", nil, false},
		{"much else in the message", "en", english, "I sit down beside her, pour some wine, look long into the fire and sigh. “Do you remember the lighthouse?” Outside dogs bark.", nil, true},
		{"words of two messages that follow each other", "en", []string{"We rowed to the island.", "A dragon sat there."}, "Remember the dragon of the island?", nil, true},
		{"somebody of whom all speak, with what never was", "en", []string{"Ada sings.", "Ada sleeps.", "Ada eats."}, "Do you remember Ada and the dragon?", nil, false},
		{"what a fact says", "en", english, "Do you remember the dragon?", []string{"Ada: fears the dragon"}, true},
		{"nothing to look for", "en", english, "Do you remember that?", nil, true},
		{"a reference whose matter follows", "en", english, "Do you remember? The dragon burned us.", nil, true},
		{"German words", "de", []string{"Ada versteckte den Schlüssel in der Mühle."}, "Erinnerst du dich an die Mühlen?", nil, true},
		{"none of the German words", "de", []string{"Ada versteckte den Schlüssel in der Mühle."}, "Weißt du noch, wie wir den Drachen sahen?", nil, false},
		{"French words", "fr", []string{"Ada cacha la clé au moulin."}, "Tu te souviens de la clé ?", nil, true},
		{"none of the Spanish words", "es", []string{"Ada escondió la llave en el molino."}, "¿Te acuerdas del dragón?", nil, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			path, s := pathOf(c.path...), recall.NewStemmer(c.language)
			for _, lately := range []int{0, len(path)} { // by the index, and by what it does not have yet
				found := postings(path, s)
				if lately > 0 {
					found = nil
				}
				same(t, c.want, recall.Backs(path, c.message, s, found, lately, c.more))
			}
		})
	}
}

func TestShortTextsAreRankedByAQuestion(t *testing.T) {
	texts := []string{"Ada holds the brass key", "Bran owes the warden a horse", "Mina sleeps", "Ada lost the silver key", "The key of the mill is lost, and nobody who lives there knows of another one"}
	for _, c := range []struct {
		name string
		q    recall.Question
		want []int
	}{
		{"rare words count more", recall.Question{Message: "Where is the brass key?"}, []int{0, 3, 4}},
		{"the newer of equal ones first", recall.Question{Message: "Ada"}, []int{3, 0}},
		{"other endings are the same word", recall.Question{Message: "They owed horses to wardens."}, []int{1}},
		{"what the Director noted counts", recall.Question{Message: "Go on.", Keywords: []string{"horse"}}, []int{1}},
		{"nothing fits", recall.Question{Message: "Who painted the ceiling?"}, nil},
		{"nothing is asked", recall.Question{}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []int
			for _, fit := range recall.RankTexts(texts, c.q, recall.NewStemmer("en")) {
				if fit.Score <= 0 || fit.Fit <= 0 || fit.Fit > 1 {
					t.Errorf("%+v", fit)
				}
				got = append(got, fit.At)
			}
			same(t, c.want, got)
		})
	}
	if recall.RankTexts(nil, recall.Question{Message: strings.Repeat("key ", 9)}, recall.NewStemmer("en")) != nil {
		t.Error("of no texts some fit")
	}
}
