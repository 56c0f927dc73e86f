package program

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// ID is the tool's.
const ID = "run_program"

// Options are what programs run with. A zero field has its default.
type Options struct {
	Find   func(name string) (string, error)                            // finds an interpreter; the default looks at PATH
	Memory func(ctx context.Context, pid int) (bytes uint64, err error) // of a program and what it started; nil: it is not watched
	Data   string                                                       // the data folder, which remembers the folder of a program that a crash leaves; empty: nothing does
	Time   time.Duration                                                // 2 minutes
}

const (
	defaultTime = 2 * time.Minute
	grace       = 10 * time.Second // to kill it and to tidy up
)

// arguments are what a call says.
type arguments struct {
	Name      string   `json:"name"`
	Command   []string `json:"command,omitempty"`
	Documents []string `json:"documents,omitempty"`
	Source    string   `json:"source"`
}

// Tool runs a program.
func Tool(o Options) tool.Tool {
	if o.Find == nil {
		o.Find = onPath
	}
	o.Time = cmp.Or(o.Time, defaultTime)
	return tool.Tool{
		ID: ID, Name: "Run a program", Level: tool.Execute, Timeout: o.Time + grace,
		Description: "Runs a program of one file in a new empty folder, with copies of the documents of the task beside it, and gives " +
			"what it printed. Files that it writes there become documents. It gets no input and no arguments, and has 2 minutes.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["name","source"],"properties":{
			"name":{"type":"string","minLength":1,"maxLength":120,"description":"The file's name. Its extension says what runs it: py, js, sh, go, rb, pl, php, r."},
			"source":{"type":"string","minLength":1,"maxLength":200000,"description":"The whole program."},
			"documents":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"Names of the documents that lie beside it. Leave it out for all of them."},
			"command":{"type":"array","maxItems":10,"items":{"type":"string"},"description":"Filled in by itself."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["exitCode","output","files"],"properties":{
			"exitCode":{"type":"integer"},"output":{"type":"string"},"ended":{"type":"string"},
			"files":{"type":"array","items":{"type":"object","required":["name","size"],"properties":{"name":{"type":"string"},"size":{"type":"integer"}}}},
			"left":{"type":"array","items":{"type":"string"}}}}`),
		Show: func(args json.RawMessage) (json.RawMessage, error) {
			show := tool.Func(func(_ context.Context, in arguments) (arguments, error) { return withCommand(in, o) })
			return show(context.Background(), args)
		},
		Aim: func(_ context.Context, args json.RawMessage) (tool.Target, error) {
			var in arguments
			if err := json.Unmarshal(args, &in); err != nil {
				return tool.Target{}, fmt.Errorf("read the arguments: %w", err)
			}
			in, err := withCommand(in, o)
			if err != nil {
				return tool.Target{}, err
			}
			return tool.Target{Program: in.Command[0]}, nil
		},
		Reach: func(json.RawMessage) (string, error) { return tool.ProgramPlace, nil },
		Reads: func(args, _ json.RawMessage) []tool.Mark {
			var in arguments
			_ = json.Unmarshal(args, &in) // of a call that was carried out
			return []tool.Mark{{Kind: tool.OfProgram, Name: in.Name, From: tool.ProgramPlace}}
		},
		Do: tool.Func(func(ctx context.Context, in arguments) (said, error) {
			in, err := withCommand(in, o)
			if err != nil {
				return said{}, err
			}
			files, _ := tool.FileSetOf(ctx)
			documents, err := chooseDocuments(files, in.Documents)
			if err != nil {
				return said{}, err
			}
			return run(ctx, o, in, documents, files)
		}),
	}
}

// withCommand fills in the command, and refuses any other than the one that follows from the name.
func withCommand(in arguments, o Options) (arguments, error) {
	runs, err := command(in.Name, o.Find)
	if err != nil {
		return in, err
	}
	if len(in.Command) > 0 && !slices.Equal(in.Command, runs) {
		return in, fault.Newf(fault.Invalid, "%s can only be run by %s.", in.Name, runs).With("field", "command")
	}
	in.Command = runs
	return in, nil
}

// chooseDocuments gives the documents of a file set that are named, or all where none is named.
func chooseDocuments(files tool.FileSet, names []string) ([]tool.File, error) {
	var there []tool.File
	if files != nil {
		there = files.Files()
	}
	if len(names) == 0 {
		return there, nil
	}
	var all []tool.File
	for _, name := range names {
		i := slices.IndexFunc(there, func(f tool.File) bool { return f.Name == filepath.Base(name) })
		if i < 0 {
			return nil, fault.Newf(fault.Invalid, "The task has no document named %s.", name).With("field", "documents")
		}
		all = append(all, there[i])
	}
	return all, nil
}
