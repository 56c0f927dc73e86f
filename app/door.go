package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/story/portable"
)

// A door calls operations for the bound structs.
type door struct {
	program    *backend.Program
	operations map[string]api.Operation
	desktop    desktop
}

func newDoor(p *backend.Program, d desktop) door {
	all := lists.Index(api.Operations(), func(o api.Operation) string { return o.Name })
	return door{program: p, operations: all, desktop: d}
}

// call runs one operation.
func call[Out, In any](d door, name string, in In) (Out, error) {
	return guard(d, name, func() (Out, error) {
		return api.Call[Out](context.Background(), d.operations[name], d.program, in)
	})
}

// guard runs what an operation does. Its error is the JSON that the HTTP server sends,
// because a rejected promise has only a text. A panic becomes an error:
// Wails would leave the promise unsettled.
func guard[Out any](d door, name string, do func() (Out, error)) (out Out, err error) {
	log := d.program.Log
	defer func() {
		if r := recover(); r != nil {
			log.Error("operation panicked", slog.String("operation", name), slog.Any("panic", r), slog.String("stack", string(debug.Stack())))
			err = rejection(d.program.Secrets.Records().Error(fmt.Errorf("operation %s panicked: %v", name, r)), log)
		}
	}()
	if out, err = do(); err != nil {
		err = rejection(d.program.Secrets.Records().Error(err), log)
	}
	return out, err
}

// begin runs an operation that begins a turn or a flow, whose events come as pushes.
func begin[In any](d door, name string, in In) (api.Accepted, error) {
	stream, err := call[*hub.Stream](d, name, in)
	if err != nil {
		return api.Accepted{}, err
	}
	return api.AcceptedOf(stream), nil
}

// keep runs an operation that answers with a file, and saves it where the person chooses.
func keep[File, In any](d door, name string, in In, put func(File) (Saved, error)) (Saved, error) {
	file, err := call[File](d, name, in)
	if err != nil {
		return Saved{}, err
	}
	return guard(d, name, func() (Saved, error) { return put(file) })
}

func save[In any](d door, name string, in In) (Saved, error) {
	return keep(d, name, in, func(f portable.File) (Saved, error) {
		return d.ask(f.Name, func(path string) error {
			if err := writeFile(d.program.Folder, path, f.Data); err != nil {
				return fault.New(fault.Exhausted, "Couldn't save the file. Choose another folder.").Because(err)
			}
			return nil
		})
	})
}

func saveStream[In any](d door, name string, in In) (Saved, error) {
	return keep(d, name, in, func(f portable.Stream) (Saved, error) {
		return d.ask(f.Name, func(path string) error { return writeStream(context.Background(), d.program.Folder, path, f) })
	})
}

// saveBundle asks for a folder, once, and puts every file there.
func saveBundle[In any](d door, name string, in In) (Saved, error) {
	return keep(d, name, in, func(files portable.Bundle) (Saved, error) {
		folder, err := d.desktop.folder(savingFolder)
		if err != nil {
			return Saved{}, fault.New(fault.Unavailable, "Couldn't open a folder dialog. Save the documents one by one.").Because(err)
		}
		if folder != "" {
			err = writeBundle(context.Background(), d.program.Folder, folder, files)
		}
		return Saved{Path: folder}, err
	})
}

// ask asks where to save a file, and saves it unless the person cancels.
func (d door) ask(name string, write func(path string) error) (Saved, error) {
	path, err := d.desktop.place(name)
	if err != nil || path == "" {
		return Saved{}, err
	}
	return Saved{Path: path}, write(path)
}

func rejection(err error, log *slog.Logger) error {
	text, encoding := json.Marshal(api.ProblemOf(err, log))
	if encoding != nil {
		return err
	}
	return errors.New(string(text))
}
