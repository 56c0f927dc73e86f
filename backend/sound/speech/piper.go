package speech

import (
	"cmp"
	"context"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/wave"
)

// Piper speaks with neural voices on the processor. It is available when its program and a voice are: a pair of files,
// NAME.onnx and NAME.onnx.json, in one of the folders. A voice that speaks stays loaded for a while.
type Piper struct {
	Program string   // empty: "piper" on the path
	Folders []string // where voices lie
	Pool    *Pool
}

const piperName = "Piper"

// PiperFolders are where voices lie unless a person says otherwise: in the program's data folder, and where Piper's own
// tools and Linux packages put them.
func PiperFolders(home, data string) []string {
	return []string{
		filepath.Join(data, "voices"),
		filepath.Join(home, ".local", "share", "piper-voices"), filepath.Join(home, ".local", "share", "piper"),
		"/usr/share/piper-voices", "/usr/local/share/piper-voices",
	}
}

// starting is how long Piper may take to print its help: the one in Python loads all that it needs first.
const starting = 20 * time.Second

// Available implements Driver. A tool to configure mice has the same name, so the help of the program is read.
func (p Piper) Available(ctx context.Context) error {
	path, err := p.program().find()
	if err != nil {
		return err
	}
	if err := p.Pool.once(ctx, path, func() error { return isPiper(ctx, path) }); err != nil {
		return err
	}
	if len(p.voices()) == 0 {
		return p.voiceless()
	}
	return nil
}

// isPiper says why the program of this path is not the speech engine.
func isPiper(ctx context.Context, path string) error {
	help, err := command{path: path, args: []string{"--help"}, within: starting, limit: 1 << 16}.run(ctx)
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	// The C++ program prints its help to stderr and the Python one to stdout.
	if err == nil && len(help) > 0 && !strings.Contains(string(help), "--model") {
		return trouble("missing", "The program named piper on this computer isn't the speech engine. Install Piper, or choose another engine.")
	}
	if err != nil {
		return trouble("missing", "Piper doesn't start on this computer. Reinstall Piper, or choose another engine.").Because(err)
	}
	return nil
}

func (p Piper) voiceless() error {
	where := "its folder"
	if len(p.Folders) > 0 {
		where = p.Folders[0]
	}
	return trouble("voice", "Piper has no voice yet. Put the .onnx and .onnx.json files of a voice into "+where+", or name the folder of your voices.")
}

func (p Piper) program() program {
	return program{piperName, cmp.Or(p.Program, "piper"), "Piper is not installed. Install Piper, or choose another engine."}
}

// A piperVoice is one speaker of a file.
type piperVoice struct {
	Voice

	file    string
	speaker int // of a file with several; -1: it has one
}

// speakerMark is between the name of a file and one of its speakers in the ID of a voice.
const speakerMark = "#"

// Voices implements Driver. A voice's ID is the name of its file, with the name of a speaker where the file has several.
func (p Piper) Voices(context.Context) (out []Voice, err error) {
	for _, v := range p.voices() {
		out = append(out, v.Voice)
	}
	return out, nil
}

func (p Piper) voices() []piperVoice {
	var out []piperVoice
	seen := map[string]bool{}
	for _, folder := range p.Folders {
		for _, name := range models(folder) {
			if !seen[name] {
				out = append(out, speakersOf(folder, name)...)
			}
			seen[name] = true
		}
	}
	slices.SortStableFunc(out, func(a, b piperVoice) int { return cmp.Compare(a.file, b.file) })
	return out[:min(len(out), maxVoices)]
}

// models gives the names of the voices in a folder that have both files. A missing folder has none.
func models(folder string) (out []string) {
	files := os.DirFS(folder)
	names, _ := fs.Glob(files, "?*.onnx") // the pattern is well-formed
	for _, name := range names {
		if _, err := fs.Stat(files, name+".json"); err == nil {
			out = append(out, strings.TrimSuffix(name, ".onnx"))
		}
	}
	return out
}

// speakersOf reads what a file says of its speakers; what it does not say, its name does.
func speakersOf(folder, name string) []piperVoice {
	var about struct {
		Dataset  string
		Language struct{ Code string }
		Audio    struct{ Quality string }
		Speakers map[string]int `json:"speaker_id_map"`
	}
	if b, err := os.ReadFile(filepath.Join(folder, name+".onnx.json")); err == nil {
		_ = json.Unmarshal(b, &about) // what cannot be read is not said
	}
	parts := strings.Split(name, "-") // LANGUAGE-NAME-QUALITY
	if len(parts) == 3 {
		about.Language.Code, about.Dataset = cmp.Or(about.Language.Code, parts[0]), cmp.Or(about.Dataset, parts[1])
		about.Audio.Quality = cmp.Or(about.Audio.Quality, parts[2])
	}
	first, size := utf8.DecodeRuneInString(about.Dataset)
	title := strings.ReplaceAll(cmp.Or(about.Dataset, name), "_", " ")
	if about.Dataset != "" {
		title = string(unicode.ToUpper(first)) + strings.ReplaceAll(about.Dataset[size:], "_", " ")
	}
	one := piperVoice{file: filepath.Join(folder, name+".onnx"), speaker: -1, Voice: Voice{
		ID: name, Name: title, Quality: strings.ReplaceAll(about.Audio.Quality, "_", " "),
		Language: strings.ToLower(strings.ReplaceAll(about.Language.Code, "_", "-")),
	}}
	if len(about.Speakers) < 2 {
		return []piperVoice{one}
	}
	var out []piperVoice
	for speaker, number := range about.Speakers {
		v := one
		v.ID, v.Name, v.speaker = name+speakerMark+speaker, title+" · "+speaker, number
		out = append(out, v)
	}
	slices.SortFunc(out, func(a, b piperVoice) int { return cmp.Compare(a.speaker, b.speaker) })
	return out
}

// Models implements Driver: a voice is a model.
func (Piper) Models(context.Context) ([]string, error) { return nil, nil }

// Synthesize implements Driver.
func (p Piper) Synthesize(ctx context.Context, u Utterance) (Sound, error) {
	return p.program().synthesize(ctx, u, func(path string, u Utterance) (wave.Sound, []WordTime, error) {
		of, err := p.voiceProgram(path, u)
		if err != nil {
			return wave.Sound{}, nil, err
		}
		sound, err := p.Pool.say(ctx, of, u)
		return sound, nil, err
	})
}

// Load implements Loader.
func (p Piper) Load(ctx context.Context, u Utterance) {
	path, err := p.program().find()
	if err != nil {
		return
	}
	u.Rate = clampFactor(u.Rate, minRate, maxRate)
	if of, err := p.voiceProgram(path, u); err == nil {
		p.Pool.load(ctx, of)
	}
}

// voiceProgram is the program of a voice. The name is looked for among those that are there and never made a path of. How
// fast it speaks is told to the program when it starts, so each speed is a program of its own.
func (p Piper) voiceProgram(path string, u Utterance) (voiceProgram, error) {
	voices := p.voices()
	if len(voices) == 0 {
		return voiceProgram{}, p.voiceless()
	}
	at := 0
	if u.Voice != "" {
		at = slices.IndexFunc(voices, func(v piperVoice) bool { return v.ID == u.Voice })
	}
	if at < 0 { // a file that had one speaker when it was chosen
		at = slices.IndexFunc(voices, func(v piperVoice) bool { return strings.HasPrefix(v.ID, u.Voice+speakerMark) })
	}
	if at < 0 {
		return voiceProgram{}, fault.Newf(fault.NotFound, "Piper has no voice “%s”. Choose another voice.", u.Voice).With(Trouble, "voice")
	}
	options := []string{"--model", voices[at].file, "--length_scale", strconv.FormatFloat(1/u.Rate, 'f', 3, 64)}
	if voices[at].speaker >= 0 {
		options = append(options, "--speaker", strconv.Itoa(voices[at].speaker))
	}
	return voiceProgram{
		name: piperName, path: path, file: voices[at].file, key: strings.Join(append([]string{path}, options...), "\x00"),
		args: func(folder string) []string { return append(slices.Clip(options), "--output_dir", folder) },
	}, nil
}
