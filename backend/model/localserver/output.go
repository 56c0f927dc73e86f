package localserver

import (
	"strconv"
	"strings"
	"sync"

	"terzetto/backend/base/lazyregexp"
)

// kept is how much of the output of a program is kept.
const kept = 64 << 10

// An output keeps the end of what a program prints, and what its lines say of memory and devices.
type output struct {
	mu     sync.Mutex
	tail   []byte
	line   []byte
	total  int
	loaded int // of total, when the model was loaded
	told   []Buffer
}

func newOutput() *output { return &output{} }

// A Report is what a server says of itself while it loads.
type Report struct {
	Buffers []Buffer `json:"buffers"`
}

// A Buffer is memory that a server set aside.
type Buffer struct {
	Device string `json:"device"` // CPU, or a graphics card
	What   string `json:"what"`   // model, KV, compute …
	Bytes  int64  `json:"bytes"`
}

// Total is all of the memory.
func (r Report) Total() (bytes int64) {
	for _, b := range r.Buffers {
		bytes += b.Bytes
	}
	return bytes
}

// Graphics reports whether a graphics card holds a part of the model.
func (r Report) Graphics() bool {
	for _, b := range r.Buffers {
		if b.What == "model" && !strings.HasPrefix(b.Device, "CPU") && !strings.HasSuffix(b.Device, "_Host") {
			return true
		}
	}
	return false
}

// It says "load_tensors:   CPU_Mapped model buffer size =   235.17 MiB", and "llama_kv_cache:        CPU KV buffer size =   180.00 MiB".
var bufferLine = lazyregexp.New(`(\S+)\s+(model|KV|RS|compute|output)\s+buffer size\s*=\s*([\d.]+) MiB`)

// longestLine is how much of a line is read for what it says.
const longestLine = 4096

// Write implements io.Writer.
func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.total += len(p)
	o.tail = append(o.tail, p...)
	if extra := len(o.tail) - kept; extra > 0 {
		o.tail = append(o.tail[:0:0], o.tail[extra:]...)
	}
	for _, b := range p {
		switch {
		case b == '\n':
			o.read(string(o.line))
			o.line = o.line[:0]
		case len(o.line) < longestLine:
			o.line = append(o.line, b)
		}
	}
	return len(p), nil
}

func (o *output) read(line string) {
	if o.loaded > 0 || len(o.told) >= mostBuffers {
		return
	}
	if m := bufferLine().FindStringSubmatch(line); m != nil {
		size, err := strconv.ParseFloat(m[3], 64)
		if err == nil {
			o.told = append(o.told, Buffer{Device: m[1], What: m[2], Bytes: int64(size * (1 << 20))})
		}
	}
}

// mostBuffers bounds a program that prints such lines without end.
const mostBuffers = 64

func (o *output) last() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return string(o.tail)
}

func (o *output) sinceLoaded() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return string(o.tail[max(0, len(o.tail)-(o.total-o.loaded)):])
}

func (o *output) markLoaded() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.loaded = o.total
}

func (o *output) count() int {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.total
}

func (o *output) buffers() []Buffer {
	o.mu.Lock()
	defer o.mu.Unlock()
	return append([]Buffer{}, o.told...)
}
