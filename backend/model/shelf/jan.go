package shelf

import (
	"cmp"
	"path/filepath"
	"strconv"
	"strings"
)

// jan looks through the models of Jan: a model.yml for each, which says where its files are.
func (l *look) jan(data string) {
	models := filepath.Join(data, "llamacpp", "models")
	l.walk(models, scanDepth, func(dir string, files []string) {
		for _, file := range files {
			if filepath.Base(file) != "model.yml" {
				continue
			}
			said := topLines(string(readSmall(file)))
			path := janPath(data, said["model_path"])
			if path == "" || size(path) == 0 {
				continue
			}
			projector := janPath(data, said["mmproj_path"])
			if projector != "" && size(projector) == 0 {
				projector = ""
			}
			all := &l.list.result.Models
			before := len(*all)
			l.addModel(Jan, path, l.shards(path), projector)
			if len(*all) > before {
				(*all)[before].Name = cmp.Or(said["name"], filepath.ToSlash(relative(models, dir))) // every file of Jan has the same name
			}
		}
	})
}

// janPath is a path that may begin at the data folder, "" for none.
func janPath(data, path string) string {
	if path == "" || filepath.IsAbs(path) {
		return path
	}
	path = filepath.FromSlash(strings.ReplaceAll(path, `\`, "/"))
	if !filepath.IsLocal(path) {
		return ""
	}
	return filepath.Join(data, path)
}

// shards gives all files of the model that a file is of.
func (l *look) shards(path string) []string {
	first := shardOf(path)
	if first.of == 1 {
		return []string{path}
	}
	var all []string
	for _, e := range l.folder(filepath.Dir(path), false) {
		if s := shardOf(e.Name()); s.model == first.model && s.of == first.of && isModelFile(e.Name()) {
			all = append(all, filepath.Join(filepath.Dir(path), e.Name()))
		}
	}
	return all
}

// topLines reads the lines "key: text" at the left of a YAML file. Everything else of YAML is passed over.
func topLines(text string) map[string]string {
	said := map[string]string{}
	for line := range strings.Lines(text) {
		key, value, ok := strings.Cut(strings.TrimRight(line, "\r\n \t"), ": ")
		if !ok || key == "" || strings.ContainsAny(key, " \t#'\"-[{") {
			continue
		}
		value = strings.TrimSpace(value)
		switch {
		case strings.HasPrefix(value, `"`):
			plain, err := strconv.Unquote(value)
			if err != nil {
				continue
			}
			value = plain
		case strings.HasPrefix(value, "'"):
			if len(value) < 2 || !strings.HasSuffix(value, "'") {
				continue
			}
			value = strings.ReplaceAll(value[1:len(value)-1], "''", "'")
		case strings.HasPrefix(value, "|") || strings.HasPrefix(value, ">") || strings.HasPrefix(value, "&") || strings.HasPrefix(value, "*"):
			continue
		default:
			value, _, _ = strings.Cut(value, " #")
			value = strings.TrimSpace(value)
		}
		said[key] = value
	}
	return said
}
