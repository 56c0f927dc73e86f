package shelf

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const (
	scanDepth   = 8
	mostText    = 1 << 20 // of a settings file, a manifest or a model.yml
	flatDepth   = 2
	hubSnapshot = 4
)

// Scan lists the models of other programs. A model that lies in two of the places, by a link, is listed once.
func (f *Finder) Scan(ctx context.Context, places Places) Result {
	all := newList()
	for _, p := range places {
		if ctx.Err() != nil {
			break
		}
		dirs := []string{p.Dir}
		if other := downloadsFolder(p.Settings); other != "" && other != p.Dir {
			dirs = append(dirs, other)
		}
		for _, dir := range dirs {
			if dir == "" {
				continue
			}
			l := all.look(ctx, &f.headers, dir, true)
			switch p.Source {
			case Ollama:
				l.ollama(dir)
			case Jan:
				l.jan(dir)
			case HuggingFace:
				l.hub(dir)
			case LlamaCPP, GPT4All:
				l.plain(p.Source, dir, flatDepth)
			default:
				l.plain(p.Source, dir, scanDepth)
			}
		}
	}
	return all.result.sortByName()
}

// plain looks through a folder that is laid out as people like.
func (l *look) plain(source Source, dir string, depth int) {
	l.walk(dir, depth, func(_ string, files []string) {
		l.add(source, func(path string) string { return path }, files)
	})
}

// hub looks through the cache of Hugging Face: a folder for each repository, in it one for each commit that was asked for,
// in it links to the files. The commit that the main branch had comes first.
func (l *look) hub(dir string) {
	for _, repository := range l.folder(dir, true) {
		if !strings.HasPrefix(repository.Name(), "models--") {
			continue
		}
		snapshots := filepath.Join(dir, repository.Name(), "snapshots")
		newest := strings.TrimSpace(string(readSmall(filepath.Join(dir, repository.Name(), "refs", "main"))))
		commits := l.folder(snapshots, true)
		slices.SortStableFunc(commits, func(a, b os.DirEntry) int {
			if (a.Name() == newest) == (b.Name() == newest) {
				return 0
			}
			if a.Name() == newest {
				return -1
			}
			return 1
		})
		for _, commit := range commits {
			l.walk(filepath.Join(snapshots, commit.Name()), hubSnapshot, func(_ string, files []string) {
				l.add(HuggingFace, func(path string) string { return path }, files)
			})
		}
	}
}

// downloadsFolder is where LM Studio was told to keep its models, "" if nowhere else.
func downloadsFolder(settings string) string {
	var s struct {
		DownloadsFolder string `json:"downloadsFolder"`
	}
	if settings == "" || json.Unmarshal(readSmall(settings), &s) != nil || !filepath.IsAbs(s.DownloadsFolder) {
		return ""
	}
	return filepath.Clean(s.DownloadsFolder)
}

// readSmall gives a small regular file, or nothing.
func readSmall(path string) []byte {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() || info.Size() > mostText {
		return nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	return text
}
