package health

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/process"
	"terzetto/backend/base/secret"
)

// NoteLink counts a link that a person opened.
func (s *Service) NoteLink(link string) {
	u, err := url.Parse(link)
	if err != nil {
		return
	}
	host := u.Host
	if u.Scheme == "mailto" {
		host = "mailto"
	}
	s.o.Contacts.Note(host, contact.Link, true, s.o.Now())
}

// Diagnostics is a report that a person can read and pass on. It has sizes,
// counts and kinds; it holds no key, no address, and no text that a person wrote.
func (s *Service) Diagnostics(ctx context.Context) (string, error) {
	status, err := s.Status(ctx)
	if err != nil {
		return "", err
	}
	rows, sqlite, err := s.o.Store.Contents(ctx)
	if err != nil {
		return "", err
	}
	var r report
	r.line("Terzetto", "%s", status.Version)
	r.line("System", "%s/%s%s, %d cores", runtime.GOOS, runtime.GOARCH, release(), runtime.NumCPU())
	r.line("Built with", "%s, SQLite %s", runtime.Version(), sqlite)
	r.line("Keys", "%s, %d lost", status.KeyPlace, len(status.Lost))
	r.head("Data folder: files, size")
	for _, f := range folderSizes(s.o.Dir) {
		r.line(f.name, "%d, %.1f MB", f.files, float64(f.bytes)/1e6)
	}
	if free, known := process.FreeDisk(s.o.Dir); known {
		r.line("free on the disk", "%.1f GB", float64(free)/1e9)
	}
	if status.LastBackup != nil {
		r.line("last copy", "%s", status.LastBackup.At.UTC().Format(time.RFC3339))
	}
	r.line("file's version", "%d, was %d; fresh %t, unclean %t, damage %t, warnings %d", status.Report.MigratedTo,
		status.Report.MigratedFrom, status.Report.Fresh, status.Report.Unclean, status.Report.Damage != nil || status.Damage != "", len(status.Report.Warnings))
	r.head("Rows")
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		r.line(name, "%d", rows[name])
	}
	r.head("Model servers")
	if err := s.describeServers(ctx, &r, status); err != nil {
		return "", err
	}
	r.head("Speech")
	engines, err := s.o.Engines.List(ctx)
	if err != nil {
		return "", err
	}
	for _, e := range engines {
		name := e.ID
		if strings.HasPrefix(name, "server:") {
			name = "a server" // the person chose its name
		}
		r.line(name, "speaks %t", e.Ready)
	}
	r.head("Last warnings")
	mishaps := s.o.Errors.list()
	for _, m := range mishaps {
		r.line(m.at.UTC().Format(time.RFC3339), "%s %s", m.what, m.code)
	}
	if len(mishaps) == 0 {
		r.line("none", "since the start")
	}
	return r.String(), nil
}

// reachTime is how long a report waits for the chosen server.
const reachTime = 3 * time.Second

// describeServers gives the kind of each server, where it is, and what its models can do.
func (s *Service) describeServers(ctx context.Context, r *report, status Status) error {
	endpoints, err := s.o.Store.Secrets.Endpoints(ctx)
	if err != nil {
		return err
	}
	if status.Demo {
		r.line("answers", "the built-in demo")
	} else {
		asked, cancel := context.WithTimeout(ctx, reachTime)
		_, err := s.Reach(asked)
		cancel()
		r.line("answers", "a server that can be reached: %t", err == nil)
	}
	for i, e := range endpoints {
		target, err := s.o.Store.Settings.Target(ctx, e.ID, nil)
		if err != nil && !errors.Is(err, secret.ErrLost) {
			return err
		}
		answers := ""
		if !status.Demo && status.Target.URL == e.URL {
			answers = ", answers"
		}
		kind := cmp.Or(target.Capabilities.Server, "kind unknown")
		key := fmt.Sprintf("key %t", e.APIKeySet)
		if e.KeyLost {
			key = "key lost"
		}
		r.line(fmt.Sprintf("server %d", i+1), "%s, %s, %s%s", kind, whereIs(e.URL), key, answers)
		configs, err := s.o.Store.Settings.Models(ctx, e.ID)
		if err != nil {
			return err
		}
		for _, m := range configs {
			known := "not tried"
			if len(m.Capabilities) > 0 && string(m.Capabilities) != "null" {
				known = string(m.Capabilities)
			}
			r.line("  "+m.ModelName, "%s", known)
		}
	}
	return nil
}

// whereIs describes the network of a server without naming the server.
func whereIs(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return "elsewhere"
	}
	ip, err := netip.ParseAddr(u.Hostname())
	switch {
	case u.Hostname() == "localhost" || (err == nil && ip.IsLoopback()):
		return "on this computer"
	case err == nil && (ip.IsPrivate() || ip.IsLinkLocalUnicast()), strings.HasSuffix(u.Hostname(), ".local"):
		return "in this network"
	}
	return "elsewhere"
}

type folderSize struct {
	name  string
	files int
	bytes int64
}

// folderSizes sums the sizes of the files in dir, by its first level.
func folderSizes(dir string) []folderSize {
	sums := map[string]folderSize{}
	_ = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil //nolint:nilerr // what cannot be read is left out
		}
		info, err := d.Info()
		if err != nil {
			return nil //nolint:nilerr // it went away meanwhile
		}
		inside, err := filepath.Rel(dir, path)
		if err != nil {
			return nil //nolint:nilerr // cannot be, below dir
		}
		name, _, nested := strings.Cut(filepath.ToSlash(inside), "/")
		if nested {
			name += "/"
		}
		sum := sums[name]
		sums[name] = folderSize{name, sum.files + 1, sum.bytes + info.Size()}
		return nil
	})
	return slices.SortedFunc(maps.Values(sums), func(a, b folderSize) int { return strings.Compare(a.name, b.name) })
}

// release is the system's release, from the usual file.
func release() string {
	text, err := os.ReadFile("/etc/os-release")
	if err != nil {
		return ""
	}
	for line := range strings.SplitSeq(string(text), "\n") {
		if name, ok := strings.CutPrefix(line, "PRETTY_NAME="); ok {
			return ", " + strings.Trim(name, `"`)
		}
	}
	return ""
}

// A report is text in lines of a name and a value.
type report struct{ strings.Builder }

func (r *report) head(name string) { fmt.Fprintf(r, "\n%s\n", name) }

func (r *report) line(name, format string, args ...any) {
	fmt.Fprintf(r, "%-24s %s\n", name, strings.ReplaceAll(fmt.Sprintf(format, args...), "\n", " "))
}
