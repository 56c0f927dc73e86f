package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"runtime"
	"strings"

	_ "modernc.org/sqlite" // the driver
)

// An access says what a connection may do.
type access int

const (
	writing  access = iota // the one writer of the live file
	reading                // a reader of the live file; a write through it is refused
	copying                // a reader of the live file that writes a copy of it
	foreign                // a file that came from elsewhere: never changed
	wounded                // a damaged file: never changed, and read in spite of what is wrong with it
	scratch                // a file in the making, which nobody else sees
	indexing               // the index of the search
)

// dsn names the file with everything that must hold on every connection. The path
// is escaped, because what follows a question mark would run as SQL.
func dsn(path string, a access) string {
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
	case indexing:
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
	for _, p := range pragmas {
		query = append(query, "_pragma="+p)
	}
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

// A lane is one connection with its prepared statements. One caller has it at a time.
type lane struct {
	conn       *sql.Conn
	statements map[string]*sql.Stmt
}

// lanes hands out the connections of one pool. They are opened when first needed
// and kept until close, so a statement is compiled once.
type lanes struct {
	pool  *sql.DB
	begin string
	free  chan *lane
	size  int
}

func openLanes(path string, a access, size int) (*lanes, error) {
	pool, err := sql.Open("sqlite", dsn(path, a))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", filepath.Base(path), err)
	}
	pool.SetMaxOpenConns(size)
	pool.SetMaxIdleConns(size)
	l := &lanes{pool: pool, begin: "BEGIN", free: make(chan *lane, size), size: size}
	if a == writing {
		l.begin = "BEGIN IMMEDIATE"
	}
	for range size {
		l.free <- &lane{}
	}
	return l, nil
}

// take waits for a free lane.
func (l *lanes) take(ctx context.Context) (*lane, error) {
	var got *lane
	select {
	case got = <-l.free:
	default:
		select {
		case got = <-l.free:
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	}
	if got == nil {
		return nil, errClosed
	}
	if got.conn == nil {
		conn, err := l.pool.Conn(ctx)
		if err != nil {
			l.free <- got
			return nil, err
		}
		got.conn, got.statements = conn, map[string]*sql.Stmt{}
	}
	return got, nil
}

// errClosed answers whoever comes after Close.
var errClosed = errors.New("the store is closed")

// transact runs act between BEGIN and COMMIT and undoes everything when act or the
// commit fails, so that the lane is fit for the next caller in any case.
func (l *lanes) transact(ctx context.Context, act func(*lane) error) (err error) {
	at, err := l.take(ctx)
	if err != nil {
		return err
	}
	fit := false
	defer func() {
		if !fit { // also when act panics: a lane in an unknown state is not handed on
			_ = at.close()
		}
		l.free <- at
	}()
	if _, err = at.exec(ctx, l.begin); err != nil {
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

// close ends the pool after the last caller gave its lane back.
func (l *lanes) close() error {
	var errs []error
	for range l.size {
		at := <-l.free
		if at != nil {
			errs = append(errs, at.close())
		}
	}
	close(l.free)
	return errors.Join(append(errs, l.pool.Close())...)
}

// undo rolls back what is open and reports whether the lane can be used again.
func (at *lane) undo(ctx context.Context) bool {
	_, err := at.exec(context.WithoutCancel(ctx), "ROLLBACK")
	// SQLite rolls back by itself after some errors; then there is nothing to undo.
	return err == nil || strings.Contains(err.Error(), "no transaction is active")
}

func (at *lane) prepare(ctx context.Context, query string) (*sql.Stmt, error) {
	if s, ok := at.statements[query]; ok {
		return s, nil
	}
	s, err := at.conn.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	at.statements[query] = s
	return s, nil
}

func (at *lane) exec(ctx context.Context, query string, args ...any) (sql.Result, error) {
	s, err := at.prepare(ctx, query) //nolint:sqlclosecheck // the lane keeps its statements until it is closed
	if err != nil {
		return nil, err
	}
	return s.ExecContext(ctx, args...)
}

func (at *lane) close() error {
	if at.conn == nil {
		return nil
	}
	var errs []error
	for _, s := range at.statements {
		errs = append(errs, s.Close())
	}
	errs = append(errs, at.conn.Close())
	at.conn, at.statements = nil, nil
	return errors.Join(errs...)
}

// alone gives act the lane without a transaction around it.
func (l *lanes) alone(ctx context.Context, act func(*lane) error) error {
	at, err := l.take(ctx)
	if err != nil {
		return err
	}
	defer func() { l.free <- at }()
	return act(at)
}

// scanNothing runs a pragma that answers rows nobody needs.
func scanNothing(ctx context.Context, l *lane, pragma string) (err error) {
	rows, err := l.conn.QueryContext(ctx, pragma)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() { // the pragma acts while it is read
	}
	return rows.Err()
}
