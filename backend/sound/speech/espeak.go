package speech

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/wave"
)

// Espeak speaks with espeak-ng, a process for each utterance: small, quick, and in more than a hundred languages.
// Its word times are measured.
type Espeak struct {
	// Program is the path of espeak-ng; empty: it is looked for on the path, at each use, so that one installed
	// while we run is found.
	Program string
}

const espeakName = "eSpeak NG"

// Available implements Driver.
func (e Espeak) Available(ctx context.Context) error {
	_, err := e.Version(ctx)
	return err
}

// Version is the version of the program, such as "1.51".
func (e Espeak) Version(ctx context.Context) (string, error) {
	out, err := e.ask(ctx, "--version")
	if err != nil {
		return "", err
	}
	_, version, found := strings.Cut(out, "text-to-speech: ")
	if !found {
		return "", trouble("missing", "The program named espeak-ng on this computer isn't eSpeak NG. Install eSpeak NG, or choose another engine.")
	}
	version, _, _ = strings.Cut(version, " ")
	return strings.TrimSpace(version), nil
}

func (e Espeak) program() program {
	return program{espeakName, cmp.Or(e.Program, "espeak-ng"), "eSpeak NG is not installed. Install the package espeak-ng, or choose another engine."}
}

// ask runs the program with options alone.
func (e Espeak) ask(ctx context.Context, args ...string) (string, error) {
	return e.program().ask(ctx, command{args: args, within: asking})
}

// asking is how long an engine may take to say what it has.
const asking = 5 * time.Second

// Voices implements Driver: the languages, and then the variants, which go with each language behind a plus
// sign, as in "en-us+Alicia".
func (e Espeak) Voices(ctx context.Context) ([]Voice, error) {
	voices, _, err := e.list(ctx, "--voices")
	return voices, err
}

// Variants lists the variants that any voice can have: "Alicia" turns "en-us" into "en-us+Alicia".
func (e Espeak) Variants(ctx context.Context) ([]Voice, error) {
	variants, files, err := e.list(ctx, "--voices=variant")
	for i := range variants {
		variants[i].ID = strings.TrimPrefix(files[i], "!v/")
		variants[i].Language = ""
	}
	return variants, err
}

// list reads a table of the form "Pty Language Age/Gender VoiceName File Other Languages".
func (e Espeak) list(ctx context.Context, option string) (voices []Voice, files []string, err error) {
	out, err := e.ask(ctx, option)
	if err != nil {
		return nil, nil, err
	}
	seen := map[string]bool{}
	for line := range strings.Lines(out) {
		f := strings.Fields(line)
		if len(f) < 5 || f[0] == "Pty" {
			continue
		}
		language, gender, name, file := f[1], f[2], f[3], f[4]
		// The voices under mb/ need the files of mbrola, which are rarely installed.
		if strings.HasPrefix(file, "mb/") || seen[file] {
			continue
		}
		seen[file] = true
		v := Voice{ID: language, Name: strings.ReplaceAll(name, "_", " "), Language: language}
		switch {
		case strings.HasSuffix(gender, "/F"):
			v.Gender = "female"
		case strings.HasSuffix(gender, "/M") && option != "--voices":
			v.Gender = "male" // every language is marked M, also where a woman recorded the voice
		}
		voices, files = append(voices, v), append(files, file)
	}
	return voices, files, nil
}

// Models implements Driver: there is one.
func (Espeak) Models(context.Context) ([]string, error) { return nil, nil }

// Synthesize implements Driver.
func (e Espeak) Synthesize(ctx context.Context, u Utterance) (Sound, error) {
	return e.program().synthesize(ctx, u, func(path string, u Utterance) (wave.Sound, []WordTime, error) {
		if strings.ContainsFunc(u.Voice, func(r rune) bool { return !audible(r) && !strings.ContainsRune("-+_", r) }) {
			return wave.Sound{}, nil, noEspeakVoice(u.Voice) // the program would take it for a path
		}
		run := espeakRun{path: path, args: espeakOptions(u), within: speaking(u)}
		sound, err := run.say(ctx, u.Text)
		if err != nil {
			if known, bad := e.knows(ctx, u.Voice); bad == nil && !known {
				err = noEspeakVoice(u.Voice).Because(err)
			}
			return wave.Sound{}, nil, err
		}
		words, err := run.measure(ctx, u.Text, sound)
		return sound, words, err
	})
}

func noEspeakVoice(voice string) *fault.Error {
	return fault.Newf(fault.NotFound, "eSpeak NG has no voice “%s”. Choose another voice.", voice).With(Trouble, "voice")
}

// knows reports whether the language of a voice is one of the program's.
func (e Espeak) knows(ctx context.Context, voice string) (bool, error) {
	language, _, _ := strings.Cut(voice, "+")
	voices, err := e.Voices(ctx)
	if err != nil || voice == "" {
		return true, err
	}
	return slices.ContainsFunc(voices, func(v Voice) bool { return strings.EqualFold(v.ID, language) }), nil
}

func espeakOptions(u Utterance) []string {
	// 175 words a minute is the program's own speed, 80 to 450 its range; an octave is its whole range of pitch.
	rate := min(max(math.Round(175*u.Rate), 80), 450)
	pitch := min(max(math.Round(50+50*math.Log2(u.Pitch)), 0), 99)
	return []string{
		"--stdin", "--stdout", "-b", "1",
		"-v", cmp.Or(u.Voice, "en"), // -v takes the next argument, whatever it looks like
		"-s", strconv.Itoa(int(rate)), "-p", strconv.Itoa(int(pitch)),
	}
}

// An espeakRun is the program with the options of one utterance.
type espeakRun struct {
	path   string
	args   []string
	within time.Duration
}

func (r espeakRun) say(ctx context.Context, text string) (wave.Sound, error) {
	out, err := command{path: r.path, args: r.args, stdin: text, within: r.within, limit: maxBytes}.run(ctx)
	if err != nil {
		return wave.Sound{}, err
	}
	p, err := decodeWAV(out)
	if err != nil {
		return wave.Sound{}, fmt.Errorf("read what espeak-ng said: %w", err)
	}
	return p, nil
}
