package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"terzetto/backend/lists"

	_ "modernc.org/sqlite" // the driver
)

// An Access says what a connection may do.
type Access int

// The kinds of access.
const (
	writing  Access = iota // the one writer of the live file
	reading                // a reader of the live file; a write through it is refused
	foreign                // a file of unknown origin: never changed
	wounded                // a damaged file: never changed, and read in spite of the damage
	scratch                // a file in the making, which no other connection sees
	copying                // a reader of a file that writes a copy of it
	Indexing               // a file beside the live one that can be made again
)

// dsn names the file with everything that must hold on every connection. The path
// is escaped, because what follows a question mark would run as SQL.
func dsn(path string, a Access) string {
	pragmas := []string{"busy_timeout(5000)"} // first: the switch to WAL may itself find the file busy
	query := []string{"_dqs=0"}
	if a != wounded {
		query = append(query, "_defensive=1")
	}
	switch a {
	case writing:
		// auto_vacuum takes effect on a new file only, and only before the switch to
		// WAL: it lets a cache of artifacts give its pages back.
		pragmas = append(pragmas, "auto_vacuum(2)", "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)")
		query = append(query, "_txlock=immediate")
	case reading:
		pragmas = append(pragmas, "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)", "query_only(1)")
	case copying:
		pragmas = append(pragmas, "journal_mode(WAL)")
	case foreign:
		query = append(query, "mode=ro")
	case wounded:
		// With a writable schema SQLite reads a file that is shorter than it says, and
		// leaves out the parts of a schema that it cannot read.
		pragmas = append(pragmas, "writable_schema(1)")
		query = append(query, "mode=ro")
	case Indexing:
		pragmas = append(pragmas, "journal_mode(WAL)", "synchronous(FULL)")
		query = append(query, "_txlock=immediate")
	case scratch:
		pragmas = append(pragmas, "auto_vacuum(2)", "synchronous(FULL)", "foreign_keys(0)")
	}
	if runtime.GOOS == "darwin" { // fsync alone leaves the data in the drive's cache there
		pragmas = append(pragmas, "fullfsync(1)", "checkpoint_fullfsync(1)")
	}
	pragmas = append(pragmas, "trusted_schema(0)", "cell_size_check(1)")
	if a != wounded { // setting the cache reads the schema, and strictly
		// The cache is for each connection; 8 MiB holds the upper levels of a large file.
		pragmas = append(pragmas, "cache_size(-8000)")
	}
	query = append(query, lists.Map(pragmas, func(p string) string { return "_pragma=" + p })...)
	return "file:" + escape(path) + "?" + strings.Join(query, "&")
}

// escape writes path as SQLite's URI form wants it, on Windows with a slash before the drive.
func escape(path string) string {
	slashed := filepath.ToSlash(path)
	if len(slashed) > 1 && slashed[1] == ':' {
		slashed = "/" + slashed
	}
	return (&url.URL{Path: slashed}).EscapedPath()
}

// A Conn is one connection with its prepared statements. One caller has it at a time.
type Conn struct {
	conn       *sql.Conn
	statements map[string]*sql.Stmt
}

// A Pool hands out the connections of one file. They are opened when first needed
// and kept until Close, so a statement is compiled once. The one that came back last is the next to go
// out: it has its statements and pages, and those of a busier hour are not opened.
type Pool struct {
	pool  *sql.DB
	begin string
	free  chan struct{} // holds one for each free connection; closed by Close
	size  int

	mu   sync.Mutex
	rest []*Conn // the free ones, the last used at the end
}

// OpenPool opens a file for size connections.
func OpenPool(path string, a Access, size int) (*Pool, error) {
	pool, err := sql.Open("sqlite", dsn(path, a))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", filepath.Base(path), err)
	}
	pool.SetMaxOpenConns(size)
	pool.SetMaxIdleConns(size)
	l := &Pool{pool: pool, begin: "BEGIN", free: make(chan struct{}, size), size: size}
	if a == writing {
		l.begin = "BEGIN IMMEDIATE"
	}
	for range size {
		l.give(&Conn{})
	}
	return l, nil
}

// OpenForeign opens a private copy of another program's database, after a check of it.
func OpenForeign(ctx context.Context, file string) (*Pool, error) {
	p, err := OpenPool(file, copying, 1)
	if err != nil {
		return nil, err
	}
	if err := check(ctx, p, "PRAGMA quick_check(1)"); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// take waits for a free connection.
func (p *Pool) take(ctx context.Context) (*Conn, error) {
	select {
	case <-p.free:
	default:
		select {
		case <-p.free:
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	}
	got := p.newest()
	if got == nil {
		return nil, errClosed
	}
	if got.conn == nil {
		conn, err := p.pool.Conn(ctx)
		if err != nil {
			p.give(got)
			return nil, err
		}
		got.conn, got.statements = conn, map[string]*sql.Stmt{}
	}
	return got, nil
}

// newest takes the connection that came back last from the free ones; nil when Close has them all.
func (p *Pool) newest() *Conn {
	p.mu.Lock()
	defer p.mu.Unlock()
	last := len(p.rest) - 1
	if last < 0 {
		return nil
	}
	got := p.rest[last]
	p.rest = p.rest[:last]
	return got
}

// give puts a connection back.
func (p *Pool) give(c *Conn) {
	p.mu.Lock()
	p.rest = append(p.rest, c)
	p.mu.Unlock()
	p.free <- struct{}{}
}

// errClosed answers calls after Close.
var errClosed = errors.New("the store is closed")

// Transact runs act between BEGIN and COMMIT and undoes everything when act or the
// commit fails, so that the connection is fit for the next caller in any case.
func (p *Pool) Transact(ctx context.Context, act func(*Conn) error) (err error) {
	at, err := p.take(ctx)
	if err != nil {
		return err
	}
	fit := false
	defer func() {
		if !fit { // also when act panics: a connection in an unknown state is not handed on
			_ = at.close()
		}
		p.give(at)
	}()
	if _, err = at.exec(ctx, p.begin); err != nil {
		fit = at.undo(ctx)
		return err
	}
	if err = act(at); err == nil {
		// A deadline that passes now must not tear a transaction whose work is done.
		_, err = at.exec(context.WithoutCancel(ctx), "COMMIT")
	}
	fit = err == nil || at.undo(ctx)
	return err
}

// Close ends the pool after the last caller gave its connection back.
func (p *Pool) Close() error {
	var errs []error
	for range p.size {
		<-p.free
		if at := p.newest(); at != nil {
			errs = append(errs, at.close())
		}
	}
	close(p.free)
	return errors.Join(append(errs, p.pool.Close())...)
}

// undo rolls back what is open and reports whether the connection can be used again.
func (c *Conn) undo(ctx context.Context) bool {
	_, err := c.exec(context.WithoutCancel(ctx), "ROLLBACK")
	// SQLite rolls back by itself after some errors; then there is nothing to undo.
	return err == nil || strings.Contains(err.Error(), "no transaction is active")
}

func (c *Conn) prepare(ctx context.Context, query string) (*sql.Stmt, error) {
	if s, ok := c.statements[query]; ok {
		return s, nil
	}
	s, err := c.conn.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	c.statements[query] = s
	return s, nil
}

func (c *Conn) exec(ctx context.Context, query string, args ...any) (sql.Result, error) {
	s, err := c.prepare(ctx, query) //nolint:sqlclosecheck // the connection keeps its statements until it is closed
	if err != nil {
		return nil, err
	}
	return s.ExecContext(ctx, args...)
}

func (c *Conn) close() error {
	if c.conn == nil {
		return nil
	}
	var errs []error
	for _, s := range c.statements {
		errs = append(errs, s.Close())
	}
	errs = append(errs, c.conn.Close())
	c.conn, c.statements = nil, nil
	return errors.Join(errs...)
}

// Alone gives act a connection without a transaction around it.
func (p *Pool) Alone(ctx context.Context, act func(*Conn) error) error {
	at, err := p.take(ctx)
	if err != nil {
		return err
	}
	defer p.give(at)
	return act(at)
}

// scanNothing runs a pragma, which acts while its rows are read, and ignores the rows.
func scanNothing(ctx context.Context, c *Conn, pragma string) error {
	return Each(ctx, c, func(Row) error { return nil }, pragma)
}
