package speech_test

import (
	"testing"

	"terzetto/backend/sound/speech"
)

func TestEverySpeakerHasTheirOwnVoice(t *testing.T) {
	t.Parallel()
	narrator := speech.Profile{Voice: "narrator"}
	cast := speech.Cast{Character: speech.Profile{Voice: "ada"}, Speakers: map[string]speech.Profile{"Mara": {Voice: "mara", Rate: 2}}}
	beats := speech.Beats("He waves.\nmara: \"Hi.\"\n\"Yes?\"", speech.Reading{What: speech.Everything, Speaker: "Ada", Speakers: []string{"Mara"}})
	for _, c := range []struct {
		narrator *speech.Profile
		want     []string
	}{{&narrator, []string{"narrator", "mara", "ada"}}, {nil, []string{"ada", "mara", "ada"}}} {
		cast.Narrator = c.narrator
		for i, b := range beats {
			if u := cast.Of(b).Utterance(b.Text); u.Voice != c.want[i] || u.Text != b.Text {
				t.Errorf("%q is said by %s and not by %s", b.Text, u.Voice, c.want[i])
			}
		}
	}
}
