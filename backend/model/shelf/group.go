package shelf

import (
	"cmp"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/gguf"
)

// add lists the models among the files of one folder.
func (l *look) add(source Source, name func(path string) string, files []string) {
	groups, projectors, families := map[string][]string{}, []string(nil), map[string]bool{}
	for _, path := range files {
		switch s := shardOf(path); {
		case !isModelFile(filepath.Base(path)):
		case isProjectorName(path):
			projectors = append(projectors, path)
		default:
			key := s.model + "\x00" + strconv.Itoa(s.of)
			groups[key], families[family(path)] = append(groups[key], path), true
		}
	}
	models := lists.Map(slices.Sorted(maps.Keys(groups)), func(key string) []string { return groups[key] })
	for i, files := range models { // a projector may have any name
		if m, err := l.headers.read(files[0]); err == nil && m.Projector {
			projectors, models[i] = append(projectors, files...), nil
			delete(families, family(files[0]))
		}
	}
	for _, files := range models {
		if len(files) > 0 && l.ctx.Err() == nil {
			l.addModel(source, name(files[0]), files, projectorFor(files[0], projectors, len(families) == 1))
		}
	}
}

// addModel lists one model, if its files are one. What only calls itself a model is listed in the own folder, where a
// person may delete it.
func (l *look) addModel(source Source, id string, files []string, projector string) {
	slices.SortFunc(files, func(a, b string) int { return cmp.Compare(shardOf(a).number, shardOf(b).number) })
	first := shardOf(files[0])
	e := Entry{ID: identify(source, id), Name: first.model, Source: source, Files: files, Projector: projector}
	if len(files) != first.of {
		e.MayNotRun = partsMissing
	}
	for _, path := range files {
		m, err := l.headers.read(path)
		switch {
		case errors.Is(err, gguf.ErrForeign) && source != Own, err == nil && !isModel(m):
			return
		case err != nil && fault.CodeOf(err) == fault.Internal: // the file can't be read, whatever is in it
			l.list.fail(path)
			return
		case err != nil:
			e.MayNotRun = cmp.Or(e.MayNotRun, fault.Sentence(err))
		}
		if path == files[0] {
			e.describe(m)
		}
		e.Size += size(path)
	}
	if projector != "" {
		e.ProjectorSize = size(projector)
		e.Size += e.ProjectorSize
	}
	l.list.add(e)
}

// isModel tells what can run from what only changes or measures another model.
func isModel(m gguf.Model) bool {
	return (m.Type == "" || m.Type == "model") && m.Architecture != "controlvector" && !m.Projector
}

// realPath is where a file lies, whichever links lead to it.
func realPath(path string) string {
	if at, err := filepath.EvalSymlinks(path); err == nil {
		return at
	}
	return path
}

func size(path string) int64 {
	if info, err := os.Stat(path); err == nil {
		return info.Size()
	}
	return 0
}
