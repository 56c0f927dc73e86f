package fetch

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"
)

const (
	blockSize = 128 << 10
	blocks    = 8                      // that are read ahead of the hash
	every     = 250 * time.Millisecond // a person hears how far a download is
	saveEvery = 4                      // times that a person hears of it, it is noted too
)

// A block is what was read at once and is in the file.
type block struct {
	data []byte
	err  error // why no more come; io.EOF: the answer is over
}

// A writeError is a failure of the disk, and not of the connection.
type writeError struct{ error }

func (e writeError) Unwrap() error { return e.error }

// errLarger says that an answer goes on behind its end.
var errLarger = errors.New("more bytes came than were announced")

// receive writes an answer of at most most bytes behind what is there. One goroutine reads and writes while this one hashes
// and tells, and another makes durable what is there, so that the network waits neither for the hash nor for the disk.
func (d *download) receive(ctx context.Context, a *answer, watch *time.Timer, most int64) error {
	written, free := make(chan block, blocks), make(chan []byte, blocks)
	for range blocks {
		free <- make([]byte, blockSize)
	}
	var workers sync.WaitGroup
	defer workers.Wait()
	at := d.done
	workers.Go(func() {
		defer close(written)
		for left := most; ; {
			buffer := <-free
			watch.Reset(silence)
			n, err := a.Body.Read(buffer)
			watch.Stop() // a slow disk is no silent server
			if int64(n) > left {
				n, err = int(left), errLarger
			}
			if n > 0 {
				stored, failed := d.part.WriteAt(buffer[:n], at)
				if failed != nil {
					n, err = stored, writeError{failed}
				}
				at += int64(n)
				left -= int64(n)
			}
			written <- block{buffer[:n], err}
			if err != nil {
				return
			}
		}
	})
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	saved, saving := make(chan note, 1), false
	d.report()
	for ticks := 1; ; {
		select {
		case b := <-written:
			_, _ = d.hash.Write(b.data) // a hash takes everything
			d.done += int64(len(b.data))
			d.furthest = max(d.furthest, d.done)
			if b.err != nil {
				d.report()
				return d.explainEnd(ctx, a, b.err)
			}
			free <- b.data[:blockSize]
		case <-ticker.C:
			if ticks++; ticks >= saveEvery && !saving {
				ticks, saving = 0, true
				from, done := d.note, d.done
				workers.Go(func() { saved <- d.durable(ctx, from, done) })
			}
			d.report()
		case d.note = <-saved:
			saving = false
		}
	}
}

// report tells how far the download is.
func (d *download) report() {
	d.meter.measure(d.fetcher.options.Now(), d.done)
	d.tell(Progress{Done: d.done, Total: d.note.Size, Speed: d.meter.speed, Left: d.meter.remaining(d.note.Size - d.done)})
}

// explainEnd explains why no more bytes come; nil: all of them are there.
func (d *download) explainEnd(ctx context.Context, a *answer, err error) error {
	failed, disk := errors.AsType[writeError](err)
	switch {
	case disk:
		return d.unwritable(failed)
	case errors.Is(err, errLarger) && d.note.Size > 0:
		return larger(d.source, a.host)
	case errors.Is(err, errLarger):
		return full(d.source, reserve)
	case errors.Is(err, io.EOF) && d.note.Size > 0 && d.done < d.note.Size:
		return brokenConnection(d.source, a.host, fmt.Errorf("%d of %d bytes came", d.done, d.note.Size))
	case errors.Is(err, io.EOF):
		return nil
	case errors.Is(context.Cause(ctx), errSilent):
		return brokenConnection(d.source, a.host, errSilent)
	}
	return brokenConnection(d.source, a.host, err)
}
