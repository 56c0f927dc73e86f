package powercut

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lists"
)

// Command is the command line that records a program into the file trace, which Read reads.
func Command(trace string, program ...string) []string {
	return append([]string{
		"strace", "-f", "--seccomp-bpf", "-qq", "-xx", "-s", strconv.Itoa(1 << 26), "-o", trace, "-e", "signal=none",
		"-e", "trace=execve,open,openat,creat,close,dup,dup2,dup3,fcntl,lseek,write,pwrite64,writev,pwritev,pwritev2,sendfile,copy_file_range,splice," +
			"truncate,ftruncate,fallocate,mmap,fsync,fdatasync,sync_file_range,sync,syncfs,rename,renameat,renameat2,link,linkat,symlink,symlinkat," +
			"unlink,unlinkat,mkdir,mkdirat,rmdir,accept4",
		"--",
	}, program...)
}

// Read adds what strace saw of one process.
func (r *Record) Read(trace io.Reader) error {
	p := &process{r: r, open: map[int]*opened{}, begun: map[string]begun{}}
	lines := bufio.NewReader(trace)
	for n := 1; ; n++ {
		line, err := lines.ReadString('\n')
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := p.line(strings.TrimSuffix(line, "\n")); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
}

// A process is what is open in a program while its record is read.
type process struct {
	r       *Record
	open    map[int]*opened
	begun   map[string]begun // by thread: a call that has not returned
	started bool
}

// opened describes what a file descriptor refers to: a file or a folder below the root, or a connection.
type opened struct {
	path   string
	file   int
	folder bool
	append bool
	offset int64
	peer   string
}

type begun struct {
	text string // the call up to where it was interrupted
	at   int    // how many changes there were when it began
}

var (
	whole   = regexp.MustCompile(`^(\d+) +(\w+)\((.*)\) += (-?\d+|\?|0x[0-9a-f]+)`)
	cut     = regexp.MustCompile(`^(\d+) +(\w+\(.*?),? *<unfinished \.\.\.>$`)
	resumed = regexp.MustCompile(`^(\d+) +<\.\.\. \w+ resumed>(.*)$`)
	quoted  = regexp.MustCompile(`"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?`)
	caller  = regexp.MustCompile(`sin_port=htons\((\d+)\), sin_addr=inet_addr\("([^"]*)"\)`)
)

func (p *process) line(line string) error {
	at := len(p.r.changes)
	if m := cut.FindStringSubmatch(line); m != nil {
		p.begun[m[1]] = begun{text: m[2], at: at}
		name, args, _ := strings.Cut(m[2], "(")
		p.answers(name, args)
		if fd, err := strconv.Atoi(args); err == nil && name == "close" { // another call may be given the number at once
			delete(p.open, fd)
			delete(p.begun, m[1])
		}
		return nil
	}
	if m := resumed.FindStringSubmatch(line); m != nil {
		b, known := p.begun[m[1]]
		if !known {
			return nil
		}
		delete(p.begun, m[1])
		rest := m[2]
		if rest != "" && !strings.HasPrefix(rest, ")") && !strings.HasPrefix(rest, ",") && !strings.HasSuffix(b.text, "(") {
			rest = ", " + strings.TrimLeft(rest, " ")
		}
		line, at = m[1]+" "+b.text+rest, b.at
	}
	m := whole.FindStringSubmatch(line)
	if m == nil {
		return nil // a thread that ended
	}
	result, err := strconv.ParseInt(m[4], 0, 64)
	if err != nil || result < 0 {
		return nil // it did not happen
	}
	args := strings.Split(m[3], ", ")
	if at == len(p.r.changes) {
		p.answers(m[2], m[3])
	}
	return p.call(m[2], m[3], args, int(result), at)
}

// answers remembers when bytes began to leave over a connection.
func (p *process) answers(name, args string) {
	if name != "write" && name != "writev" && name != "sendfile" {
		return
	}
	number, _, _ := strings.Cut(args, ",")
	fd, err := strconv.Atoi(number)
	if o := p.open[fd]; err == nil && o != nil && o.peer != "" {
		p.r.Answers[o.peer] = append(p.r.Answers[o.peer], sent{len(p.r.changes), bytesOf(args)})
	}
}

// call takes in a call that was carried out. It began after at changes.
func (p *process) call(name, text string, args []string, result, at int) error {
	switch name {
	case "execve":
		if p.started {
			return errors.New("the program started another one, which a record does not follow")
		}
		p.started = true
	case "open", "creat":
		return p.opens(strings.Join(args[1:], "|")+"|"+name, p.path("AT_FDCWD", args[0]), result)
	case "openat":
		return p.opens(strings.Join(args[2:], "|"), p.path(args[0], args[1]), result)
	case "mkdir":
		p.makes(p.path("AT_FDCWD", args[0]))
	case "mkdirat":
		p.makes(p.path(args[0], args[1]))
	case "unlink", "rmdir":
		p.removes(p.path("AT_FDCWD", args[0]))
	case "unlinkat":
		p.removes(p.path(args[0], args[1]))
	case "rename":
		return p.moves(p.path("AT_FDCWD", args[0]), p.path("AT_FDCWD", args[1]))
	case "renameat", "renameat2":
		return p.moves(p.path(args[0], args[1]), p.path(args[2], args[3]))
	case "accept4":
		if m := caller.FindStringSubmatch(text); m != nil {
			p.open[result] = &opened{peer: string(unquote(`"`+m[2]+`"`)) + ":" + m[1]}
		}
	case "link", "linkat", "symlink", "symlinkat", "truncate", "sync", "syncfs":
		if strings.Contains(text, straceHex(p.r.root)) {
			return fmt.Errorf("%s is not understood", name)
		}
	default:
		return p.descriptor(name, text, args, result, at)
	}
	return nil
}

// descriptor takes in a call about something open.
func (p *process) descriptor(name, text string, args []string, result, at int) error {
	number := args[0]
	switch name {
	case "mmap":
		number = args[4]
	case "copy_file_range", "splice":
		number = args[2]
	}
	fd, err := strconv.Atoi(number)
	o := p.open[fd]
	if err != nil || o == nil {
		return nil
	}
	switch name {
	case "close":
		delete(p.open, fd)
		return nil
	case "dup", "dup2", "dup3":
		p.open[result] = o
		return nil
	case "fcntl":
		if strings.Contains(text, "F_DUPFD") {
			p.open[result] = o
		}
		return nil
	case "fsync", "fdatasync":
		if o.folder {
			p.r.add(change{kind: flushesNames, from: o.path, covers: at})
		} else if o.path != "" {
			p.r.add(change{kind: flushes, file: o.file, covers: at})
		}
		return nil
	}
	if o.path == "" || o.folder || strings.HasSuffix(o.path, "-shm") {
		return nil
	}
	return p.content(name, text, args, o, result)
}

// content takes in a call that changes what a file holds, or where it is read and written.
func (p *process) content(name, text string, args []string, o *opened, result int) error {
	switch name {
	case "write", "writev":
		data := bytesOf(text)[:result]
		if o.append {
			o.offset = p.r.sizes[o.file]
		}
		p.r.add(change{kind: writes, file: o.file, offset: o.offset, data: data})
		o.offset += int64(result)
	case "pwrite64":
		offset, err := strconv.ParseInt(args[3], 10, 64)
		if err != nil {
			return err
		}
		p.r.add(change{kind: writes, file: o.file, offset: offset, data: bytesOf(text)[:result]})
	case "ftruncate":
		size, err := strconv.ParseInt(args[1], 10, 64)
		if err != nil {
			return err
		}
		p.r.add(change{kind: truncates, file: o.file, offset: size})
	case "lseek":
		o.offset = int64(result)
	case "mmap":
		if strings.Contains(args[2], "PROT_WRITE") && strings.Contains(args[3], "MAP_SHARED") {
			return fmt.Errorf("%s is written through memory", o.path)
		}
	case "sync_file_range":
	default:
		return fmt.Errorf("%s of %s is not understood", name, o.path)
	}
	return nil
}

func (p *process) opens(flags, path string, fd int) error {
	delete(p.open, fd)
	if !p.r.has(path) {
		return nil
	}
	id, known := p.r.names[path]
	if strings.Contains(flags, "O_DIRECTORY") || path == p.r.root || (known && id < 0) {
		p.open[fd] = &opened{path: path, folder: true}
		return nil
	}
	if !known {
		if !strings.Contains(flags, "O_CREAT") && !strings.Contains(flags, "creat") {
			return fmt.Errorf("%s is there, and was not made", path)
		}
		p.r.files++
		id = p.r.files
		p.r.names[path] = id
		p.r.add(change{kind: names, file: id, to: path})
	} else if strings.Contains(flags, "O_TRUNC") || strings.Contains(flags, "creat") {
		p.r.add(change{kind: truncates, file: id})
	}
	p.open[fd] = &opened{path: path, file: id, append: strings.Contains(flags, "O_APPEND")}
	return nil
}

// folder is the file of a path that is a folder.
const folder = -1

func (p *process) makes(path string) {
	if p.r.has(path) {
		p.r.names[path] = folder
		p.r.add(change{kind: names, file: folder, to: path})
	}
}

func (p *process) removes(path string) {
	if p.r.has(path) {
		delete(p.r.names, path)
		p.r.add(change{kind: removes, from: path})
	}
}

func (p *process) moves(from, to string) error {
	switch here, there := p.r.has(from), p.r.has(to); {
	case !here && !there:
		return nil
	case !here || !there:
		return fmt.Errorf("%s was moved to %s, out of the folder or into it", from, to)
	}
	id := p.r.names[from]
	if id == folder {
		return fmt.Errorf("the folder %s was moved", from)
	}
	delete(p.r.names, from)
	p.r.names[to] = id
	p.r.add(change{kind: moves, file: id, from: from, to: to})
	return nil
}

// path is the whole path of a name in an open folder.
func (p *process) path(at, name string) string {
	path := string(unquote(name))
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	fd, err := strconv.Atoi(at)
	if o := p.open[fd]; err == nil && o != nil && o.folder {
		return filepath.Join(o.path, path)
	}
	return path
}

// bytesOf are the bytes of all the strings of a call.
func bytesOf(text string) []byte {
	return slices.Concat(lists.Map(quoted.FindAllString(text, -1), unquote)...)
}

func unquote(text string) []byte {
	clean := strings.ReplaceAll(strings.Trim(text, `"`), `\x`, "")
	data, err := hex.DecodeString(clean)
	if err != nil {
		return nil
	}
	return data
}

// straceHex writes a text as strace does.
func straceHex(text string) string {
	var b bytes.Buffer
	for _, c := range []byte(text) {
		fmt.Fprintf(&b, `\x%02x`, c)
	}
	return b.String()
}
