package speech

import (
	"cmp"
	"context"
	"encoding/base64"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/wave"
)

// System is the voice that comes with macOS (say) or Windows (System.Speech through PowerShell). Linux has none of its
// own.
type System struct {
	OS      string // "darwin" or "windows"; any other has no voice
	Program string // empty: the system's own
	Data    string // as Piper has it
}

// name is what people call the voice.
func (s System) name() string {
	switch s.OS {
	case "darwin":
		return "The voice of macOS"
	case "windows":
		return "The voice of Windows"
	}
	return "The system's voice"
}

// Available implements Driver.
func (s System) Available(ctx context.Context) error {
	voices, err := s.Voices(ctx)
	if err != nil {
		return err
	}
	if len(voices) == 0 {
		return trouble("voice", s.name()+" is not set up. Add a voice in the system settings.")
	}
	return nil
}

func (s System) program() (program, error) {
	p := program{name: s.name(), missing: s.name() + " was not found. Choose another engine."}
	switch s.OS {
	case "darwin":
		p.command = cmp.Or(s.Program, "say")
	case "windows":
		p.command = cmp.Or(s.Program, "powershell")
	default:
		return p, trouble("missing", "This system has no speech voice. Install the package espeak-ng.")
	}
	return p, nil
}

// Voices implements Driver.
func (s System) Voices(ctx context.Context) ([]Voice, error) {
	p, err := s.program()
	if err != nil {
		return nil, err
	}
	c := command{args: []string{"-v", "?"}, within: asking}
	if s.OS == "windows" {
		c.args = powershell(listVoices)
		c.within = speaking(Utterance{}) // PowerShell alone takes seconds to start
	}
	out, err := p.ask(ctx, c)
	if err != nil {
		return nil, err
	}
	var voices []Voice
	for line := range strings.Lines(out) {
		if v, ok := s.voice(strings.TrimRight(line, "\r\n")); ok {
			voices = append(voices, v)
		}
	}
	return voices, nil
}

// voice reads "Name  en_US  # Hello" as say prints it, or "Name<tab>en-US<tab>Female" as ours does.
func (s System) voice(line string) (Voice, bool) {
	if s.OS == "windows" {
		f := strings.Split(line, "\t")
		if len(f) != 3 {
			return Voice{}, false
		}
		v := Voice{ID: f[0], Name: f[0], Language: strings.ToLower(f[1])}
		if g := strings.ToLower(f[2]); g == "female" || g == "male" {
			v.Gender = g
		}
		return v, true
	}
	head, _, ok := strings.Cut(line, "#")
	f := strings.Fields(head)
	if !ok || len(f) < 2 {
		return Voice{}, false
	}
	name := strings.Join(f[:len(f)-1], " ")
	return Voice{ID: name, Name: name, Language: strings.ToLower(strings.ReplaceAll(f[len(f)-1], "_", "-"))}, true
}

// Models implements Driver: there is one.
func (System) Models(context.Context) ([]string, error) { return nil, nil }

// Synthesize implements Driver. The text goes in by stdin, and a voice only if it is one of those that are listed.
func (s System) Synthesize(ctx context.Context, u Utterance) (Sound, error) {
	p, err := s.program()
	if err != nil {
		return Sound{}, err
	}
	return p.synthesize(ctx, u, func(path string, u Utterance) (sound wave.Sound, _ []WordTime, err error) {
		if u.Voice != "" {
			voices, err := s.Voices(ctx)
			if err != nil {
				return wave.Sound{}, nil, err
			}
			if !slices.ContainsFunc(voices, func(v Voice) bool { return v.ID == u.Voice }) {
				return wave.Sound{}, nil, fault.Newf(fault.NotFound, "%s has no voice “%s”. Choose another voice.", s.name(), u.Voice).With(Trouble, "voice")
			}
		}
		if s.OS == "darwin" {
			sound, err = s.say(ctx, path, u)
		} else {
			sound, err = s.sapi(ctx, path, u)
		}
		return sound, nil, err
	})
}

// say runs the program of macOS, which writes only to files. Double brackets would be read as commands.
func (s System) say(ctx context.Context, path string, u Utterance) (wave.Sound, error) {
	return spokenToFile(ctx, s.Data, func(to string) command {
		args := []string{"-o", to, "--file-format=WAVE", "--data-format=LEI16@22050", "-f", "-", "-r", strconv.Itoa(int(math.Round(175 * u.Rate)))}
		if u.Voice != "" {
			args = append(args, "-v", u.Voice)
		}
		return command{path: path, args: args, stdin: u.Text, within: speaking(u), limit: 1 << 16}
	})
}

func (s System) sapi(ctx context.Context, path string, u Utterance) (wave.Sound, error) {
	// System.Speech counts from -10 to 10, three times the speed at the end.
	rate := int(math.Round(min(max(10*math.Log(u.Rate)/math.Log(3), -10), 10)))
	script := fmt.Sprintf(speakText, quotedForPowerShell(u.Voice), rate)
	out, err := command{path: path, args: powershell(script), stdin: u.Text, within: speaking(u), limit: maxBytes}.run(ctx)
	if err != nil {
		return wave.Sound{}, err
	}
	return decodeWAV(out)
}

const listVoices = `[Console]::OutputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$s = New-Object System.Speech.Synthesis.SpeechSynthesizer
foreach ($v in $s.GetInstalledVoices()) { if ($v.Enabled) { $i = $v.VoiceInfo; "{0}` + "`t{1}`t" + `{2}" -f $i.Name, $i.Culture.Name, $i.Gender } }`

const speakText = `$in = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
$text = $in.ReadToEnd()
Add-Type -AssemblyName System.Speech
$s = New-Object System.Speech.Synthesis.SpeechSynthesizer
$voice = '%s'; if ($voice) { $s.SelectVoice($voice) }
$s.Rate = %d
$sound = New-Object IO.MemoryStream
$s.SetOutputToWaveStream($sound)
$s.Speak($text)
$s.SetOutputToNull()
$out = [Console]::OpenStandardOutput()
$sound.WriteTo($out)
$out.Flush()`

// quotedForPowerShell doubles what would end a string in single quotes; PowerShell takes the typographic ones for
// the straight one.
func quotedForPowerShell(s string) string {
	return strings.NewReplacer("'", "''", "‘", "‘‘", "’", "’’", "‚", "‚‚", "‛", "‛‛").Replace(s)
}

// powershell gives the arguments that run a script without touching a file, a profile or a command line's quoting.
func powershell(script string) []string {
	var b []byte
	for _, unit := range utf16.Encode([]rune(script)) {
		b = append(b, byte(unit), byte(unit>>8))
	}
	return []string{"-NoProfile", "-NonInteractive", "-ExecutionPolicy", "Bypass", "-EncodedCommand", base64.StdEncoding.EncodeToString(b)}
}
