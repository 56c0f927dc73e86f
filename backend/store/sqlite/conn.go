package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"terzetto/backend/base/lists"

	"modernc.org/sqlite" // also the driver
)

// An Access says what a connection may do.
type Access int

// The kinds of access.
const (
	writing  Access = iota // the one writer of the live file
	reading                // a reader of the live file; a write through it is refused
	foreign                // a file of unknown origin: never changed
	wounded                // a damaged file: never changed, and read in spite of the damage
	alone                  // a damaged file without its log: never changed, and read in spite of the damage
	scratch                // a file in the making, which no other connection sees
	copying                // a reader of a file that writes a copy of it
	Indexing               // a file beside the live one that can be made again
	wiping                 // the live file, page by page: see Wipe
)

// dsn names the file with everything that must hold on every connection. The path
// is escaped, because what follows a question mark would run as SQL.
func dsn(path string, a Access) string {
	wait := "busy_timeout(5000)"
	if a == wiping {
		wait = "busy_timeout(50)" // writers wait meanwhile, and it is tried again
	}
	pragmas := []string{wait} // first: the switch to WAL may itself find the file busy
	query := []string{"_dqs=0"}
	if a != wounded && a != alone && a != wiping {
		query = append(query, "_defensive=1")
	}
	switch a {
	case writing:
		// auto_vacuum takes effect on a new file only, and only before the switch to
		// WAL: it lets a cache of artifacts give its pages back.
		pragmas = append(pragmas, "auto_vacuum(2)", "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)")
		query = append(query, "_txlock=immediate", "mode=rw") // a file that was removed is not made again
	case reading:
		query = append(query, "mode=rw")
		pragmas = append(pragmas, "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)", "query_only(1)")
	case copying:
		query = append(query, "mode=rw")
		pragmas = append(pragmas, "journal_mode(WAL)")
	case foreign:
		query = append(query, "mode=ro")
	case wounded, alone:
		// With a writable schema SQLite reads a file that is shorter than it says, and
		// leaves out the parts of a schema that it cannot read.
		pragmas = append(pragmas, "writable_schema(1)")
		query = append(query, "mode=ro")
		if a == alone {
			query = append(query, "immutable=1")
		}
	case wiping:
		query = append(query, "mode=rw")
		pragmas = append(pragmas, "journal_mode(WAL)", "synchronous(FULL)")
		query = append(query, "_txlock=immediate")
	case Indexing:
		pragmas = append(pragmas, "auto_vacuum(2)", "journal_mode(WAL)", "synchronous(FULL)")
		query = append(query, "_txlock=immediate")
	case scratch:
		pragmas = append(pragmas, "auto_vacuum(2)", "synchronous(FULL)", "foreign_keys(0)")
	}
	if runtime.GOOS == "darwin" { // fsync alone leaves the data in the drive's cache there
		pragmas = append(pragmas, "fullfsync(1)", "checkpoint_fullfsync(1)")
	}
	if a == writing || a == Indexing || a == scratch {
		pragmas = append(pragmas, "secure_delete(1)") // a deleted row is overwritten
	}
	pragmas = append(pragmas, "trusted_schema(0)", "cell_size_check(1)")
	if a != wounded && a != alone { // setting the cache reads the schema, and strictly
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
	changes    int64 // of rows, up to the last transaction that was counted
}

// A Pool hands out the connections of one file. They are opened when first needed, or all by openAll,
// and kept until Close, so a statement is compiled once. The one that came back last is the next to go
// out: it has its statements and pages, and those of a busier hour are not opened. Who waits is served in
// the order of coming, but for those who go first.
type Pool struct {
	pool    *sql.DB
	longest int // bytes of a value or row that is read or written; 0: what SQLite allows
	begin   string
	size    int
	guard   func() error // nil, or says why no further connection is to be opened

	mu      sync.Mutex
	rest    []*Conn               // the free ones, the last used at the end
	waiting [turns][]chan<- *Conn // for a connection
	closed  bool
}

// A turn is a caller's place among those who wait for a connection.
type turn int

const (
	first  turn = iota // before all others
	inTurn             // after those who came before
	turns
)

// OpenPool opens a file for size connections.
func OpenPool(path string, a Access, size int) (*Pool, error) {
	if err := fits(path); err != nil {
		return nil, err
	}
	pool, err := sql.Open("sqlite", dsn(path, a))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", filepath.Base(path), err)
	}
	pool.SetMaxOpenConns(size)
	pool.SetMaxIdleConns(size)
	l := &Pool{pool: pool, begin: "BEGIN", size: size}
	if a == writing || a == wiping {
		l.begin = "BEGIN IMMEDIATE"
	}
	for range size {
		l.give(&Conn{})
	}
	return l, nil
}

// longestForeign is the longest value or row that is read from a file that others may have made: more than any of ours has.
// SQLite would hold one of a gigabyte.
const longestForeign = 64 << 20

// OpenForeign opens a private copy of another program's database, after a check of it.
func OpenForeign(ctx context.Context, file string) (*Pool, error) {
	p, err := OpenPool(file, copying, 1)
	if err != nil {
		return nil, err
	}
	p.longest = longestForeign
	if err := check(ctx, p, "PRAGMA quick_check(1)"); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// take waits for a free connection.
func (p *Pool) take(ctx context.Context, when turn) (*Conn, error) {
	got, err := p.wait(ctx, when)
	if err != nil {
		return nil, err
	}
	if got == nil {
		return nil, errClosed
	}
	if got.conn == nil {
		if err := p.connect(ctx, got); err != nil {
			p.give(got)
			return nil, err
		}
	}
	return got, nil
}

// openAll opens the connections now and reads once with each, because a file that is removed later can be read through those
// alone that have it open by then, with its log.
func (p *Pool) openAll(ctx context.Context) (err error) {
	var all []*Conn
	for range p.size {
		c, failed := p.take(ctx, inTurn)
		if failed != nil {
			err = failed
			break
		}
		all = append(all, c)
		if _, err = c.conn.ExecContext(ctx, "SELECT 1 FROM sqlite_schema LIMIT 1"); err != nil {
			break
		}
	}
	for _, c := range all {
		p.give(c)
	}
	return err
}

func (p *Pool) connect(ctx context.Context, c *Conn) error {
	if p.guard != nil {
		if err := p.guard(); err != nil {
			return err
		}
	}
	conn, err := p.pool.Conn(ctx)
	if err != nil {
		return err
	}
	c.conn, c.statements, c.changes = conn, map[string]*sql.Stmt{}, 0
	if p.longest > 0 {
		const length = 0 // SQLITE_LIMIT_LENGTH
		if _, err := sqlite.Limit(conn, length, p.longest); err != nil {
			return errors.Join(err, c.close())
		}
	}
	return nil
}

// wait gives a connection as soon as it is the caller's turn; nil when Close has them all.
func (p *Pool) wait(ctx context.Context, when turn) (*Conn, error) {
	p.mu.Lock()
	if last := len(p.rest) - 1; last >= 0 || p.closed {
		defer p.mu.Unlock()
		if p.closed {
			return nil, nil //nolint:nilnil // it says so
		}
		got := p.rest[last]
		p.rest = p.rest[:last]
		return got, nil
	}
	comes := make(chan *Conn, 1)
	p.waiting[when] = append(p.waiting[when], comes)
	p.mu.Unlock()
	select {
	case got := <-comes:
		return got, nil
	case <-ctx.Done():
	}
	p.mu.Lock()
	all := len(p.waiting[when])
	p.waiting[when] = slices.DeleteFunc(p.waiting[when], func(c chan<- *Conn) bool { return c == comes })
	served := len(p.waiting[when]) == all
	p.mu.Unlock()
	if served { // meanwhile
		if got := <-comes; got != nil {
			p.give(got)
		}
	}
	return nil, context.Cause(ctx)
}

// give hands a connection to the one whose turn it is, or puts it back.
func (p *Pool) give(c *Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for when := range p.waiting {
		if queue := p.waiting[when]; len(queue) > 0 {
			p.waiting[when] = queue[1:]
			queue[0] <- c
			return
		}
	}
	p.rest = append(p.rest, c)
}

// errClosed answers calls after Close.
var errClosed = errors.New("the store is closed")

// Transact runs act between BEGIN and COMMIT and undoes everything when act or the
// commit fails, so that the connection is fit for the next caller in any case.
func (p *Pool) Transact(ctx context.Context, act func(*Conn) error) error {
	return p.transact(ctx, inTurn, act)
}

func (p *Pool) transact(ctx context.Context, when turn, act func(*Conn) error) (err error) {
	at, err := p.take(ctx, when)
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
		at, err := p.wait(context.Background(), inTurn)
		if err == nil && at != nil {
			err = at.close()
		}
		errs = append(errs, err)
	}
	p.mu.Lock()
	p.closed = true
	for _, queue := range p.waiting {
		for _, left := range queue {
			left <- nil
		}
	}
	p.waiting = [turns][]chan<- *Conn{}
	p.mu.Unlock()
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
	at, err := p.take(ctx, inTurn)
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
