package fetch

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"log/slog"
	"math"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/cenkalti/backoff/v5"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
)

const (
	silence     = 30 * time.Second // without a byte, after which a connection is given up
	mostTries   = 6                // in a row in which no byte came that had not come before
	firstPause  = 500 * time.Millisecond
	mostPause   = 30 * time.Second
	longestWait = 2 * time.Minute // that a server may ask for; a longer one is left to the person
	reserve     = 2_000_000_000   // bytes of the disk that a download leaves free
	noteRoom    = 1 << 20         // that is taken from a full disk for the note
)

// A download is one call of Get.
type download struct {
	fetcher *Fetcher
	source  Source
	first   *url.URL
	dest    string
	tell    func(Progress)
	log     *slog.Logger

	part     *os.File
	notePath string
	note     note // its Done is behind done until durable
	done     int64
	furthest int64 // that done has ever been: only what goes beyond it is progress
	hash     hash.Hash
	meter    meter
}

// open takes up what is there of the file, or begins a new one.
func (d *download) open(ctx context.Context) error {
	f, s := d.fetcher, &d.source
	for _, dir := range []string{f.options.Dir, filepath.Dir(d.dest)} {
		if err := datadir.Make(dir); err != nil {
			return d.unwritable(err)
		}
	}
	var path string
	path, d.notePath = f.paths(s.URL)
	n, valid := readNote(d.notePath)
	otherHash := s.SHA256 != "" && n.SHA256 != "" && n.SHA256 != s.SHA256
	otherSize := s.Size > 0 && n.Size > 0 && n.Size != s.Size
	if !valid || n.URL != s.URL || otherHash || otherSize {
		n = note{}
	}
	n.URL, n.Name = s.URL, s.Name
	if s.SHA256 != "" {
		n.SHA256 = s.SHA256
	}
	if s.Size > 0 {
		n.Size = s.Size
	}
	var err error
	if d.part, err = os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600); err != nil {
		return d.unwritable(err)
	}
	info, err := d.part.Stat()
	if err == nil {
		n.Done = min(n.Done, info.Size())
		err = d.part.Truncate(n.Done) // what is behind it may not have reached the disk before a power cut
	}
	if err != nil {
		return d.unwritable(err)
	}
	d.note, d.done, d.furthest, d.hash = n, n.Done, n.Done, sha256.New()
	if n.Done == 0 {
		return nil
	}
	d.log.InfoContext(ctx, "resume a download", slog.Int64("done", n.Done), slog.Int64("size", n.Size))
	return d.digest(ctx, d.part, n.Done, d.hash)
}

// close ends the use of the files. It may be called twice.
func (d *download) close() error {
	if d.part == nil {
		return nil
	}
	if err := d.part.Close(); err != nil && !errors.Is(err, os.ErrClosed) {
		return fmt.Errorf("close a download: %w", err)
	}
	return nil
}

// digest hashes a file that is there, and tells how far it is.
func (d *download) digest(ctx context.Context, from io.Reader, total int64, to io.Writer) error {
	buffer := make([]byte, blockSize)
	var m meter
	told := time.Time{}
	for done := int64(0); ; {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		n, err := from.Read(buffer)
		_, _ = to.Write(buffer[:n]) // a hash takes everything
		done += int64(n)
		if now := d.fetcher.options.Now(); now.Sub(told) >= every || now.Before(told) {
			told = now
			m.measure(now, done)
			d.tell(Progress{Done: done, Total: total, Speed: m.speed, Left: m.remaining(total - done), Checking: true})
		}
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return fmt.Errorf("read what has arrived of a download: %w", err)
		}
	}
}

// run asks until the file is whole, fails for good, or ctx ends.
func (d *download) run(ctx context.Context) (File, error) {
	wait := backoff.NewExponentialBackOff()
	wait.InitialInterval, wait.MaxInterval, wait.Multiplier = firstPause, mostPause, 2
	for tries := 1; ; tries++ {
		before := d.furthest
		err := d.try(ctx)
		if err == nil {
			return d.finish(ctx)
		}
		if d.furthest > before {
			tries = 1
			wait.Reset()
		}
		if datadir.IsFull(err) {
			d.shorten()
		}
		d.note = d.durable(ctx, d.note, d.done)
		if ctx.Err() != nil {
			return File{}, context.Cause(ctx)
		}
		again, ok := errors.AsType[*interruption](err)
		if !ok {
			return File{}, err
		}
		pause := max(wait.NextBackOff(), again.after)
		if tries >= mostTries || pause > longestWait {
			return File{}, again.error
		}
		d.log.InfoContext(ctx, "a download was interrupted",
			slog.Int64("done", d.done), slog.Int("try", tries), slog.Duration("pause", pause), slog.Any("error", err))
		d.tell(Progress{Done: d.done, Total: d.note.Size})
		timer := time.NewTimer(pause)
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
			return File{}, context.Cause(ctx)
		}
	}
}

// try asks once for the rest of the file; nil: all of it is there.
func (d *download) try(ctx context.Context) error {
	if d.note.Size > 0 && d.done == d.note.Size {
		return nil
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	watch := time.AfterFunc(silence, func() { cancel(errSilent) })
	defer watch.Stop()
	header := http.Header{}
	if d.done > 0 {
		header.Set("Range", "bytes="+strconv.FormatInt(d.done, 10)+"-")
		if v := d.note.validator(); v != "" {
			header.Set("If-Range", v)
		}
	}
	asked := d.source
	asked.SHA256 = d.note.SHA256
	a, err := d.fetcher.follow(ctx, asked, d.first, header)
	if err != nil {
		return err
	}
	defer func() { _ = a.Body.Close() }()
	whole, err := d.accept(ctx, a)
	if whole || err != nil {
		return err
	}
	most := int64(math.MaxInt64)
	free, known := d.fetcher.options.FreeDisk(d.fetcher.options.Dir)
	room := int64(min(free, math.MaxInt64)) - reserve //nolint:gosec // it is not larger
	switch rest := d.note.Size - d.done; {
	case known && room < max(rest, 1):
		return full(d.source, max(rest, 1)-room)
	case d.note.Size > 0:
		most = rest
	case known:
		most = room
	}
	watch.Stop()
	return d.receive(ctx, a, watch, most)
}

// accept decides what an answer is good for: the bytes behind those that are there, all bytes, or none. whole: nothing is
// missing.
func (d *download) accept(ctx context.Context, a *answer) (whole bool, err error) {
	s := d.source
	if err := a.refusal(s); err != nil {
		return false, err
	}
	if s.SHA256 != "" && a.sha256 != "" && a.sha256 != s.SHA256 || s.Size > 0 && a.size > 0 && a.size != s.Size {
		return false, different(s, a.host)
	}
	changed := a.sha256 != "" && d.note.SHA256 != "" && a.sha256 != d.note.SHA256
	start, total, ranged := a.span()
	tag := a.Header.Get("ETag")
	switch a.StatusCode {
	case http.StatusOK:
		if s.Size > 0 && a.ContentLength > s.Size {
			return false, larger(s, a.host)
		}
		if d.done > 0 {
			if err := d.startOver(ctx, "the server sends all of it"); err != nil {
				return false, err
			}
		}
		d.note = note{
			URL: s.URL, Name: s.Name, ETag: tag, Modified: a.Header.Get("Last-Modified"),
			Size: firstOf(s.Size, a.size, a.ContentLength), SHA256: s.SHA256,
		}
		if a.sha256 != "" {
			d.note.SHA256 = a.sha256
		}
		if a.endless() && d.note.SHA256 == "" && d.note.Size == 0 {
			return false, unreadable(s, a.host)
		}
		if err := d.note.write(d.notePath); err != nil {
			return false, d.unwritable(err)
		}
		return false, nil
	case http.StatusPartialContent:
		if d.done == 0 {
			return false, unreadable(s, a.host)
		}
		sameTag := tag == "" || d.note.ETag == "" || tag == d.note.ETag || a.pins(d.note.SHA256)
		if ranged && !changed && sameTag && start == d.done && (d.note.Size == 0 || total == d.note.Size) {
			d.note.Size = total
			return false, nil
		}
	case http.StatusRequestedRangeNotSatisfiable:
		if ranged && !changed && start < 0 && total == d.done && (d.note.Size == 0 || total == d.note.Size) {
			return true, nil
		}
		if d.done == 0 {
			return false, unreadable(s, a.host)
		}
	default:
		return false, unreadable(s, a.host)
	}
	if err := d.startOver(ctx, "the file has changed, or the server sends another part of it"); err != nil {
		return false, err
	}
	return false, &interruption{error: different(s, a.host)}
}

// firstOf is the first of the sizes that is known.
func firstOf(sizes ...int64) int64 {
	for _, n := range sizes {
		if n > 0 {
			return n
		}
	}
	return 0
}

// startOver drops what has arrived.
func (d *download) startOver(ctx context.Context, why string) error {
	d.log.InfoContext(ctx, "a download starts over", slog.Int64("done", d.done), slog.String("because", why))
	d.note = note{URL: d.source.URL, Name: d.source.Name, Size: d.source.Size, SHA256: d.source.SHA256}
	d.done, d.meter = 0, meter{}
	d.hash.Reset()
	if err := d.part.Truncate(0); err != nil {
		return d.unwritable(err)
	}
	return nil
}

// durable makes the first bytes of the file durable and notes how many they are. If it cannot, a later start has the
// earlier note.
func (d *download) durable(ctx context.Context, n note, done int64) note {
	if n.Done == done {
		return n
	}
	next := n
	next.Done = done
	err := d.part.Sync()
	if err == nil {
		err = next.write(d.notePath)
	}
	if err != nil {
		d.log.WarnContext(ctx, "note how far a download is", slog.Any("error", err))
		return n
	}
	return next
}

// shorten makes room for the note on a full disk.
func (d *download) shorten() {
	d.done = max(0, d.done-noteRoom)
	_ = d.part.Truncate(d.done) // if it fails, a later start has the earlier note
}

// unwritable explains a failure of the disk.
func (d *download) unwritable(err error) error {
	if datadir.IsFull(err) {
		return full(d.source, max(0, d.note.Size-d.done)+reserve).Because(err)
	}
	return fault.Newf(fault.Exhausted, "Couldn't save %s in %s. Check the disk and the permissions of the folder.",
		d.source.Name, filepath.Dir(d.dest)).Because(err)
}

// finish checks the whole file and moves it to its place.
func (d *download) finish(ctx context.Context) (File, error) {
	file := File{Path: d.dest, Size: d.done, SHA256: hex.EncodeToString(d.hash.Sum(nil)), Checked: d.note.SHA256 != ""}
	part := d.part.Name()
	if file.Checked && file.SHA256 != d.note.SHA256 {
		damaged := fault.Newf(fault.Unavailable, "The download of %s was damaged and has been deleted. Download it again.", d.source.Name).
			Because(fmt.Errorf("its SHA-256 is %s, not %s", file.SHA256, d.note.SHA256))
		return File{}, errors.Join(damaged, d.close(), os.Remove(part), os.Remove(d.notePath))
	}
	_, there, err := d.existing(ctx, file.SHA256)
	if err != nil {
		return File{}, err
	}
	err = errors.Join(d.part.Chmod(0o600), d.part.Sync(), d.close())
	switch {
	case err != nil:
	case there:
		err = os.Remove(part)
	default:
		err = os.Rename(part, d.dest)
	}
	if err != nil {
		return File{}, d.unwritable(err)
	}
	datadir.Flush(filepath.Dir(d.dest))
	if err := os.Remove(d.notePath); err != nil && !errors.Is(err, fs.ErrNotExist) {
		d.log.WarnContext(ctx, "remove the note of a download", slog.Any("error", err)) // without its file it says nothing
	}
	d.log.InfoContext(ctx, "downloaded a file", slog.Int64("size", file.Size), slog.String("sha256", file.SHA256), slog.Bool("checked", file.Checked))
	return file, nil
}

// existing gives the file at dest if it has this SHA-256. Another file there is a fault.
func (d *download) existing(ctx context.Context, sum string) (File, bool, error) {
	info, err := os.Lstat(d.dest)
	if errors.Is(err, fs.ErrNotExist) {
		return File{}, false, nil
	}
	if err != nil {
		return File{}, false, fmt.Errorf("look for %s: %w", d.dest, err)
	}
	if info.Mode().IsRegular() && (d.source.Size == 0 || d.source.Size == info.Size()) {
		f, err := os.Open(d.dest)
		if err != nil {
			return File{}, false, fmt.Errorf("compare %s: %w", d.dest, err)
		}
		h := sha256.New()
		if err := errors.Join(d.digest(ctx, f, info.Size(), h), f.Close()); err != nil {
			return File{}, false, err
		}
		if hex.EncodeToString(h.Sum(nil)) == sum {
			return File{Path: d.dest, Size: info.Size(), SHA256: sum, Checked: true}, true, nil
		}
	}
	return File{}, false, fault.Newf(fault.Conflict, "%s already exists and is another file. Move or delete it, then try again.", d.dest)
}
