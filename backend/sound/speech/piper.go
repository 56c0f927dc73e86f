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

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/wave"
)

// Piper speaks with neural voices on the processor. It is available when its program and a voice are: a pair of files,
// NAME.onnx and NAME.onnx.json, in one of the folders.
type Piper struct {
	Program string   // empty: "piper" on the path
	Folders []string // where voices lie
	Data    string   // the data folder, which remembers a sound that a crash leaves; empty: nothing does
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

// Available implements Driver. A tool to configure mice has the same name, so the help of the program is read.
func (p Piper) Available(ctx context.Context) error {
	path, err := p.program().find()
	if err != nil {
		return err
	}
	help, err := command{path: path, args: []string{"--help"}, within: asking, limit: 1 << 16}.run(ctx)
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
	voices, err := p.Voices(ctx)
	if err != nil {
		return err
	}
	if len(voices) == 0 {
		return p.voiceless()
	}
	return nil
}

func (p Piper) voiceless() error {
	where := "its folder"
	if len(p.Folders) > 0 {
		where = p.Folders[0]
	}
	return trouble("voice", "Piper has no voice yet. Put the .onnx and .onnx.json files of a voice into "+where+".")
}

func (p Piper) program() program {
	return program{piperName, cmp.Or(p.Program, "piper"), "Piper is not installed. Install Piper, or choose another engine."}
}

// Voices implements Driver. A voice's ID is the name of its file.
func (p Piper) Voices(context.Context) ([]Voice, error) {
	var out []Voice
	for _, folder := range p.Folders {
		for name := range models(folder) {
			v := Voice{ID: name, Name: strings.ReplaceAll(name, "_", " ")}
			var about struct {
				Language struct{ Code string }
			}
			if b, err := os.ReadFile(filepath.Join(folder, name+".onnx.json")); err == nil && json.Unmarshal(b, &about) == nil {
				v.Language = strings.ToLower(strings.ReplaceAll(about.Language.Code, "_", "-"))
			}
			if !slices.ContainsFunc(out, func(o Voice) bool { return o.ID == name }) {
				out = append(out, v)
			}
		}
	}
	slices.SortFunc(out, func(a, b Voice) int { return cmp.Compare(a.ID, b.ID) })
	return out, nil
}

// models gives the names of the voices in a folder that have both files. A missing folder has none.
func models(folder string) map[string]bool {
	out, files := map[string]bool{}, os.DirFS(folder)
	names, _ := fs.Glob(files, "?*.onnx") // the pattern is well-formed
	for _, name := range names {
		if _, err := fs.Stat(files, name+".json"); err == nil {
			out[strings.TrimSuffix(name, ".onnx")] = true
		}
	}
	return out
}

// Models implements Driver: a voice is a model.
func (Piper) Models(context.Context) ([]string, error) { return nil, nil }

// Synthesize implements Driver. Piper takes a line for an utterance, so ends of lines become spaces.
func (p Piper) Synthesize(ctx context.Context, u Utterance) (Sound, error) {
	return p.program().synthesize(ctx, u, func(path string, u Utterance) (wave.Sound, []WordTime, error) {
		model, err := p.model(ctx, u.Voice)
		if err != nil {
			return wave.Sound{}, nil, err
		}
		sound, err := spokenToFile(ctx, p.Data, func(to string) command {
			return command{
				path: path, stdin: strings.ReplaceAll(u.Text, "\n", " ") + "\n", within: speaking(u), limit: 1 << 16,
				args: []string{"--model", model, "--output_file", to, "--length_scale", strconv.FormatFloat(1/u.Rate, 'f', 3, 64)},
			}
		})
		return sound, nil, err
	})
}

// model finds the file of a voice; the name is looked for among those that are there and never made a path of.
func (p Piper) model(ctx context.Context, voice string) (string, error) {
	voices, err := p.Voices(ctx)
	if err != nil {
		return "", err
	}
	if len(voices) == 0 {
		return "", p.voiceless()
	}
	voice = cmp.Or(voice, voices[0].ID)
	for _, folder := range p.Folders {
		if models(folder)[voice] {
			return filepath.Join(folder, voice+".onnx"), nil
		}
	}
	return "", fault.Newf(fault.NotFound, "Piper has no voice “%s”. Choose another voice.", voice).With(Trouble, "voice")
}
