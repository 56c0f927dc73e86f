package speech_test

import (
	"slices"
	"testing"
	"time"

	"terzetto/backend/sound/speech"
)

// prose is what the estimate is measured with: ordinary sentences, long clauses, names, sums.
var prose = map[string][]string{
	"en-us": {
		"The rain had stopped an hour ago, but the gutters still ran, and somewhere below the window a cat was complaining about it. Mara put down the cup.",
		"I have been trying to remember what my grandmother used to say about strangers who arrive at night without luggage and ask for the key to the cellar.",
		"\"Where were you last night?\" she asked. He shrugged, looked at the 3 maps on the table, and said nothing at all.",
		"Mrs. Hall paid $45.50 to Prof. Lee. No one in the village could say where the music came from, only that it had begun at dusk.",
	},
	"en-gb-scotland": {
		"The boat had been painted so many times that nobody remembered its first colour. When the old man died, his daughter sold it for forty pounds.",
		"He opened the letter slowly, as though it might bite, and read it twice before he said a single word.",
	},
	"fr": {"La pluie avait cessé depuis une heure, mais les gouttières coulaient encore, et quelque part sous la fenêtre un chat se plaignait."},
	"es": {"Nadie le había pedido que se quedara. Ella dejó la taza sobre la mesa y miró hacia la puerta."},
}

// estimated says how far the words lie, whose engine tells no times, from where that of eSpeak NG measures them, the
// nearest first.
func estimated(t testing.TB) (away []time.Duration) {
	t.Helper()
	for voice, texts := range prose {
		for _, text := range texts {
			u := speech.Utterance{Text: text, Voice: voice}
			measured, err := speech.Espeak{}.Synthesize(t.Context(), u)
			if err != nil {
				t.Fatal(err)
			}
			mute, err := speech.NewServer(speech.ServerOptions{URL: "http://127.0.0.1:1", Transport: answering(measured.WAV)})
			if err != nil {
				t.Fatal(err)
			}
			fitted, err := mute.Synthesize(t.Context(), u)
			if err != nil || fitted.Exact {
				t.Fatal(err, fitted.Exact)
			}
			starts := map[int]time.Duration{}
			for _, w := range measured.Words {
				starts[w.From] = w.Start
			}
			for _, w := range fitted.Words {
				if start, ok := starts[w.From]; ok {
					away = append(away, (w.Start - start).Abs())
				}
			}
		}
	}
	slices.Sort(away)
	return away
}

func near(away []time.Duration) float64 {
	i, _ := slices.BinarySearch(away, 60*time.Millisecond+1)
	return float64(i) / float64(len(away))
}

func TestEstimatedTimesOfWordsAreNearTheirSound(t *testing.T) {
	t.Parallel()
	needEspeak(t)
	away := estimated(t)
	if len(away) < 150 {
		t.Fatalf("%d words", len(away))
	}
	if middle, share := away[len(away)/2], near(away); middle > 30*time.Millisecond || share < 0.85 {
		t.Errorf("half of the words are within %v, %.0f %% within 60 ms", middle, share*100)
	}
}

// BenchmarkWordsWithoutTimes says how near the words are for an engine that tells no times.
func BenchmarkWordsWithoutTimes(b *testing.B) {
	needEspeak(b)
	for b.Loop() {
		away := estimated(b)
		b.ReportMetric(float64(away[len(away)/2].Milliseconds()), "ms-median")
		b.ReportMetric(float64(away[len(away)*95/100].Milliseconds()), "ms-p95")
		b.ReportMetric(near(away)*100, "%-within-60-ms")
	}
}
