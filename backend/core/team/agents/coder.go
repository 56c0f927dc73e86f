package agents

import (
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"go/format"
	"io"
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/document/produce"
	"terzetto/backend/tool/program"
)

// Coder writes programs as documents. It checks what can be checked without running it, and
// corrects it once. It runs nothing by itself: that is a tool that asks a person.
type Coder struct{}

// Info is what the project manager knows of it.
func (Coder) Info() team.Info {
	return team.Info{
		Name: "coder", Title: "Coder",
		Description: "Writes programs, scripts, queries and configuration files. A program is only run where the user allows it.", Makes: programs,
	}
}

// Process writes every program that the task asks for, or an answer about one.
func (c Coder) Process(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
	who := system("coder", "You write complete, working programs with clear names and handle errors. You leave no placeholders.", t)
	if len(t.Outputs) == 0 {
		text, err := ac.Write(ctx, team.Ask{For: "answer", System: who, Text: ask(t) + plainMaterial(t), Temperature: new(0.2)})
		return team.Result{Feedback: strings.TrimSpace(text)}, err
	}
	var d delivery
	for _, o := range programsFirst(t.Outputs) {
		if ac.Delivered(o.Label) {
			d.notes = append(d.notes, o.Label+" came out of it.")
			continue
		}
		source, wrong, err := c.write(ctx, t, o, who, ac)
		if err != nil {
			return d.result(" "), err
		}
		out := Rendered{Made: []team.Made{{Label: o.Label, Content: []byte(source)}}}
		if !isProgram(extension(o.Label)) {
			out, err = Render(ctx, ac.Fonts(), o.Label, titleOf(o), source)
		}
		switch {
		case !d.add(out, err, ""):
		case wrong != "":
			d.notes = append(d.notes, fmt.Sprintf("Wrote %s, which still has an error: %s.", o.Label, wrong))
		default:
			d.notes = append(d.notes, team.WroteSentence(t.Context.Language, o.Label)+c.run(ctx, t, o, source, ac))
		}
		if ctx.Err() != nil {
			return d.result(" "), context.Cause(ctx)
		}
	}
	return d.result(" "), nil
}

// programsFirst are outputs in an order in which a program may make the others.
func programsFirst(all []team.Output) []team.Output {
	programs, others := []team.Output{}, []team.Output{}
	for _, o := range all {
		if isProgram(extension(o.Label)) {
			programs = append(programs, o)
		} else {
			others = append(others, o)
		}
	}
	return append(programs, others...)
}

// write gives a program, and what is still wrong with it after it was corrected once.
func (c Coder) write(ctx context.Context, t team.Task, o team.Output, who string, ac *team.AgentContext) (source, wrong string, err error) {
	about := ask(t) + fmt.Sprintf("\n\nFile: %s, %s\n\nGive the whole file in one fenced block, and nothing beside it.", o.Label, o.Description) + plainMaterial(t)
	for try := range 2 {
		text := about
		if try > 0 {
			text += fmt.Sprintf("\n\nYour last version:\n```\n%s```\nIt has an error: %s. Give the whole file again without it.", source, wrong)
		}
		answer, err := ac.Write(ctx, team.Ask{For: "program", System: who, Text: text, Temperature: new(0.2)})
		if err != nil {
			return "", "", err
		}
		if !isProgram(extension(o.Label)) {
			return answer, "", nil // a manual, say
		}
		if source, wrong = checkSource(extension(o.Label), produce.FencedText(answer)); wrong == "" {
			break
		}
	}
	return source, wrong, nil
}

// checkSource gives a source in its usual form, and says what is wrong with it.
func checkSource(ext, source string) (tidy, wrong string) {
	if strings.TrimSpace(source) == "" {
		return source, "it is empty"
	}
	switch ext {
	case "go":
		out, err := format.Source([]byte(source))
		if err != nil {
			return source, oneLine(err.Error())
		}
		return string(out), ""
	case "json":
		var v any
		if err := json.Unmarshal([]byte(source), &v); err != nil {
			return source, err.Error()
		}
	case "xml":
		d := xml.NewDecoder(strings.NewReader(source))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return source, err.Error()
			}
		}
	case "yaml", "yml", "toml", "ini", "eml", "tex":
	default:
		return source, checkBrackets(ext, source)
	}
	return source, ""
}

// checkBrackets names a bracket that does not match, outside of strings and comments. It catches
// what models do most: an answer that was cut off.
func checkBrackets(ext, source string) string {
	closes := map[rune]rune{')': '(', ']': '[', '}': '{'}
	hash := ext == "py" || ext == "sh" || ext == "rb" || ext == "r"
	if ext == "sh" || ext == "bat" || ext == "ps1" || ext == "sql" || ext == "php" || ext == "rs" {
		return "" // case patterns, lifetimes and quoting do not let brackets be counted
	}
	var stack []rune
	var quote rune
	line, escaped, comment, last := 1, false, false, rune(0)
	for _, r := range source {
		switch {
		case r == '\n':
			line++
			comment = false
			if quote == '"' || quote == '\'' {
				quote = 0
			}
		case comment || escaped:
			escaped = false
		case r == '\\':
			escaped = true
		case quote != 0:
			if r == quote {
				quote = 0
			}
		case r == '"' || r == '`' || r == '\'' && (last < 'a' || last > 'z'): // not the mark of don't or a lifetime
			quote = r
		case hash && r == '#', !hash && r == '/' && last == '/':
			comment = true
		case strings.ContainsRune("([{", r):
			stack = append(stack, r)
		case closes[r] != 0:
			if len(stack) == 0 || stack[len(stack)-1] != closes[r] {
				return fmt.Sprintf("the %q in line %d closes nothing", r, line)
			}
			stack = stack[:len(stack)-1]
		}
		last = r
	}
	if len(stack) > 0 {
		return fmt.Sprintf("a %q is never closed; the file seems cut off", stack[len(stack)-1])
	}
	return ""
}

// asksToRun finds the wish in a task.
var asksToRun = regexp.MustCompile(`(?i)\b(run|runs|running|execute|executes|execut\w+)\b`)

// run runs a program where the task asks for it and a person allows it. What it leaves becomes
// documents of the task.
func (Coder) run(ctx context.Context, t team.Task, o team.Output, source string, ac *team.AgentContext) string {
	if !asksToRun.MatchString(t.Prompt) || !program.Runs(o.Label) {
		return ""
	}
	beside := []string{}
	for _, in := range t.Inputs {
		if in.Label() != o.Label && !slices.Contains(beside, in.Label()) {
			beside = append(beside, in.Label())
		}
	}
	args, err := json.Marshal(map[string]any{"name": o.Label, "source": source, "documents": beside})
	if err != nil {
		return ""
	}
	result, err := ac.Use(ctx, program.ID, args)
	switch {
	case fault.Is(err, fault.NotFound), fault.Is(err, fault.Forbidden):
		return " It was not run: no one has allowed that."
	case err != nil:
		return " It was not run: " + fault.Sentence(err)
	}
	return " " + program.ResultText(result.Value)
}
