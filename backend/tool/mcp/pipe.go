package mcp

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// newest is the revision of the protocol that a server is asked in first, and settled the last one that begins with the
// handshake which every server knows.
const (
	newest  = "2026-07-28"
	settled = "2025-11-25"
)

// maxProbe is how long the question of the newest revision waits for an answer. Servers that don't know it either
// refuse it at once or say nothing at all.
const maxProbe = 3 * time.Second

// The calls that are made before the first of a person.
const (
	methodDiscover   = "server/discover"
	methodInitialize = "initialize"
)

// errTooLarge is why the way to a server was given up.
var errTooLarge = fmt.Errorf("a message of the server is larger than %d MB", maxMessage>>20)

// A pipe carries messages to and from a program, one on each line. Lines that are no message are kept for the person
// and skipped, because other programs do so too and servers are written for them.
type pipe struct {
	in      io.WriteCloser
	out     io.ReadCloser
	said    *tail
	probe   time.Duration
	tellers *tellers
	work    *sync.WaitGroup // owns the reader

	writing  sync.Mutex
	arrivals chan jsonrpc.Message
	ended    chan struct{} // nothing arrives any more
	closed   chan struct{}
	closing  sync.Once

	mu     sync.Mutex
	broken error // why nothing arrives any more
	questions
}

// The first questions to a server, which need care when they are answered.
type questions struct {
	timer  *time.Timer
	opens  jsonrpc.ID // the first handshake
	asks   jsonrpc.ID // the question of the newest revision
	gaveUp bool       // that one was answered in the server's place
}

// Connect implements sdk.Transport.
func (p *pipe) Connect(context.Context) (sdk.Connection, error) {
	p.arrivals, p.ended, p.closed = make(chan jsonrpc.Message), make(chan struct{}), make(chan struct{})
	p.work.Go(p.listen)
	return p, nil
}

// SessionID implements sdk.Connection.
func (p *pipe) SessionID() string { return "" }

// Read implements sdk.Connection.
func (p *pipe) Read(ctx context.Context) (jsonrpc.Message, error) {
	select {
	case m := <-p.arrivals:
		return m, nil
	case <-p.ended:
		p.mu.Lock()
		defer p.mu.Unlock()
		return nil, p.broken
	case <-p.closed:
		return nil, io.EOF
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Write implements sdk.Connection.
func (p *pipe) Write(_ context.Context, m jsonrpc.Message) error {
	data, err := jsonrpc.EncodeMessage(m)
	if err != nil {
		return fmt.Errorf("write a message: %w", err)
	}
	if r, ok := m.(*jsonrpc.Request); ok {
		p.remember(r)
	}
	p.writing.Lock()
	defer p.writing.Unlock()
	_, err = p.in.Write(append(data, '\n'))
	return err //nolint:wrapcheck // the library says whose pipe it is
}

// remember notes the questions that need care when they are answered.
func (p *pipe) remember(r *jsonrpc.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch r.Method {
	case methodInitialize:
		p.opens = r.ID
	case methodDiscover:
		p.asks = r.ID
		p.timer = time.AfterFunc(p.probe, func() { p.refuse(r.ID) })
	}
}

// refuse answers the question of the newest revision in the place of a server that doesn't.
func (p *pipe) refuse(id jsonrpc.ID) {
	p.mu.Lock()
	p.gaveUp = true
	p.mu.Unlock()
	select {
	case p.arrivals <- &jsonrpc.Response{ID: id, Error: &jsonrpc.Error{Code: jsonrpc.CodeMethodNotFound, Message: "no answer"}}:
	case <-p.ended:
	case <-p.closed:
	}
}

// Close implements sdk.Connection.
func (p *pipe) Close() error {
	p.closing.Do(func() { close(p.closed) })
	p.mu.Lock()
	if p.timer != nil {
		p.timer.Stop()
	}
	p.mu.Unlock()
	return errors.Join(p.in.Close(), p.out.Close())
}

// listen reads lines until the program says no more.
func (p *pipe) listen() {
	lines := bufio.NewReaderSize(p.out, 64<<10)
	var err error
	for err == nil {
		var line []byte
		line, err = readLine(lines)
		for _, m := range p.messages(line) {
			if m = p.settle(m); m == nil {
				continue
			}
			p.tellers.hear(m)
			select {
			case p.arrivals <- m:
			case <-p.closed:
				return
			}
		}
	}
	p.mu.Lock()
	p.broken = err
	p.mu.Unlock()
	if errors.Is(err, errTooLarge) {
		p.said.tooLarge()
	}
	close(p.ended)
}

// readLine gives the next line. Of one that is no message it keeps the beginning; a message that is too large ends the reading.
func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := r.ReadSlice('\n')
		if len(line) < maxTail || opensMessage(line) {
			line = append(line, part...)
		}
		switch {
		case opensMessage(line) && len(line) > maxMessage:
			return nil, errTooLarge
		case errors.Is(err, bufio.ErrBufferFull):
		case err != nil:
			return line, err
		default:
			return line, nil
		}
	}
}

// opensMessage reports whether a line can be a message.
func opensMessage(line []byte) bool {
	line = bare(line)
	return len(line) > 0 && (line[0] == '{' || line[0] == '[')
}

// bare is a line without what some programs put around it.
func bare(line []byte) []byte {
	return bytes.TrimSpace(bytes.TrimPrefix(bytes.TrimSpace(line), []byte("\ufeff")))
}

// messages are those of a line: one, or several in a list, as an older revision has it.
func (p *pipe) messages(line []byte) []jsonrpc.Message {
	line = bare(line)
	if len(line) == 0 {
		return nil
	}
	if !opensMessage(line) {
		p.said.stray(line)
		return nil
	}
	several := []json.RawMessage{line}
	if line[0] == '[' && (json.Unmarshal(line, &several) != nil || len(several) == 0) {
		several = []json.RawMessage{line}
	}
	var all []jsonrpc.Message
	for _, one := range several {
		m, err := jsonrpc.DecodeMessage(one)
		if err != nil {
			p.said.stray(line)
			return nil
		}
		all = append(all, m)
	}
	return all
}

// settle makes an answer one that the library takes; nil: nobody waits for it.
func (p *pipe) settle(m jsonrpc.Message) jsonrpc.Message {
	r, ok := m.(*jsonrpc.Response)
	if !ok {
		return m
	}
	if text, ok := r.ID.Raw().(string); ok { // some servers give a number back as a text
		if n, err := strconv.Atoi(text); err == nil {
			if id, err := jsonrpc.MakeID(float64(n)); err == nil {
				r.ID = id
			}
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.asks.IsValid() && r.ID == p.asks:
		if p.gaveUp || !p.timer.Stop() {
			return nil
		}
	case p.opens.IsValid() && r.ID == p.opens:
		r.Result = knownRevision(r.Result)
	}
	return r
}

// knownRevision is the answer to a handshake with a revision that the library speaks, where it names one that it doesn't,
// or none. What servers do for tools has hardly changed, so most of them can be spoken to.
func knownRevision(answer json.RawMessage) json.RawMessage {
	var fields map[string]json.RawMessage
	var revision string
	if json.Unmarshal(answer, &fields) != nil || fields == nil {
		return answer
	}
	if json.Unmarshal(fields["protocolVersion"], &revision) == nil && slices.Contains(sdk.SupportedProtocolVersions(), revision) {
		return answer
	}
	fields["protocolVersion"] = json.RawMessage(strconv.Quote(settled))
	changed, err := json.Marshal(fields)
	if err != nil {
		return answer
	}
	return changed
}
