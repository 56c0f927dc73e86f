package runs

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// foreseen bounds the question to one tool, because a tool server may have to start for it.
const foreseen = 10 * time.Second

// known are the arguments of a step that are known before the workflow runs: those that the step or the variables of the
// workflow say. What comes from another step, an item, a trigger or a secret is not, and neither is the run itself.
type known struct {
	args json.RawMessage
	open map[string]bool // the fields whose values the run will find
}

// knownOf finds the known arguments. Its error is why a secret can't be read.
func (d *dryRun) knownOf(ctx context.Context, t tool.Tool, do run.Instruction) (k known, err error) {
	const mark = "…"
	from := value.Sources{Vars: maps.Clone(d.vars), Guess: true, Secret: func(name string) (string, error) {
		_, err := d.of.resources.variable(ctx, t.ID, name)
		return mark, err
	}}
	implicit := run.Implicit{RunID: mark, ContextID: d.place, AssistantID: do.Assistant, Message: do.Words}
	all, err := run.Gather(t, implicit, do.Args, from)
	if err != nil {
		return k, err
	}
	args := rawjson.ObjectOf(all)
	k.open = map[string]bool{}
	for name, v := range args {
		k.open[name] = strings.Count(string(v), mark) > strings.Count(string(do.Args[name]), mark) && !saysHost(v)
		if k.open[name] {
			delete(args, name)
		}
	}
	k.args = rawjson.Encode(args)
	return k, nil
}

// saysHost reports whether a value is an address of the web whose host is known, whatever comes behind it.
func saysHost(v json.RawMessage) bool {
	text, _ := rawjson.Text(v)
	if !strings.HasPrefix(text, "http://") && !strings.HasPrefix(text, "https://") {
		return false
	}
	u, err := url.Parse(text)
	return err == nil && u.Host != "" && !strings.Contains(u.Host, "…")
}

// decides reports whether something that a tool chooses by, such as a mode, is not known.
func (k known) decides(t tool.Tool) bool {
	properties := rawjson.ObjectOf(t.Input).Child("properties")
	return slices.ContainsFunc(slices.Collect(maps.Keys(k.open)), func(name string) bool { return k.open[name] && properties.Child(name).Has("enum") })
}

// foresee asks the tool of a step what it would change, and what stands in its way as far as that is known.
func (d *dryRun) foresee(ctx context.Context, step *DryStep, t tool.Tool, do run.Instruction) {
	if runs, known := d.evaluate(ctx, do.When); d.idle || known && !runs {
		return
	}
	k, err := d.knownOf(ctx, t, do)
	if err != nil {
		step.Problem = fault.Sentence(err)
		return
	}
	if k.decides(t) {
		d.files.any = d.files.any || t.Level != tool.Read
		return
	}
	asked, cancel := context.WithTimeout(ctx, foreseen)
	defer cancel()
	target, err := t.For(k.args).Foresee(asked, k.args)
	if f, ok := errors.AsType[*fault.Error](err); ok && !k.open[fieldOf(f)] && !d.files.explains(f, do) {
		step.Problem = fault.Sentence(f)
	}
	d.files.note(t.For(k.args), k, target)
	if target != nil && *target != (tool.Target{Folder: target.Folder}) {
		step.Target = target
	}
}

// files are what the steps before may have made or moved in the chosen folder.
type files struct {
	any         bool // something whose name is not known
	made, moved []string
}

// note adds what a call would do. A program, a tool of a server and another workflow may change any file, and so may a
// call whose file is not known.
func (f *files) note(t tool.Tool, k known, at *tool.Target) {
	to, _ := t.Destination(k.args) // where it can't be told, the call fails
	switch properties := rawjson.ObjectOf(t.Input).Child("properties"); {
	case t.Level == tool.Read:
	case t.OwnName != "" || to == tool.ProgramPlace || t.ID == run.WorkflowStarter:
		f.any = true
	case at == nil || at.Path == "":
		for name, open := range k.open {
			f.any = f.any || open && properties.Child(name).Text("format") == "path"
		}
	default:
		f.made = append(f.made, pathInside(at.Folder, at.Path))
		if at.From != "" {
			f.moved = append(f.moved, pathInside(at.Folder, at.From))
		}
	}
}

func pathInside(folder, path string) string {
	name, err := filepath.Rel(folder, path)
	if err != nil {
		return path
	}
	return filepath.ToSlash(name)
}

// explains reports whether a file that is missing may be there when a step runs, or one that is in the way may be gone, or
// whether the step goes on without it.
func (f *files) explains(wrong *fault.Error, do run.Instruction) bool {
	name, ok := wrong.Details["file"].(string)
	if !ok {
		return false
	}
	if wrong.Code == fault.Conflict {
		return f.any || slices.Contains(f.moved, name)
	}
	isIt := func(made string) bool { return made == name || strings.HasPrefix(made, name+"/") }
	return f.any || do.ContinueOnError || do.OnError != "" || slices.ContainsFunc(f.made, isIt)
}
