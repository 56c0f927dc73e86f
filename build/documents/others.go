package main

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// flat, seen and stored are further readings by LibreOffice: a presentation as one file of XML, what the cells of a workbook show,
// and what they hold. A printed page has the numbers along the axes of charts and breaks words where letters are set apart, and a
// sheet shows numbers and days as the computer's language wants them; of such words no other reading has the same.
const (
	flat   = "flat"
	seen   = "seen"
	stored = "stored"
	// written is what the program showed that wrote a workbook of OpenDocument, which stands in the file. LibreOffice counts anew:
	// the time of today, the last digits of sums, and days that Excel can't show.
	written = "written"
)

// programs are the other readers of each family of formats.
var programs = map[string][]string{
	"pdf": {"pdftotext", "mutool"}, "docx": {"pandoc", "soffice"}, "odt": {"pandoc", "soffice"}, "rtf": {"pandoc", "soffice"}, "html": {"pandoc", "soffice"},
	"epub": {"pandoc"}, "xlsx": {seen, stored}, "ods": {seen, stored, written}, "pptx": {"soffice", flat}, "odp": {"soffice", flat}, "eml": {"python3", "mu"}, "mbox": {"python3"},
}

// family is the format whose readers read an extension.
func family(ext string) string {
	alike := map[string]string{"docm": "docx", "dotx": "docx", "xlsm": "xlsx", "pptm": "pptx", "ppsx": "pptx", "htm": "html", "mht": "eml", "mhtml": "eml"}
	if of, ok := alike[ext]; ok {
		return of
	}
	return ext
}

// readers run the other programs, and keep what they said in a folder, by the hash of the file.
type readers struct {
	folder  string
	present map[string]bool
}

func newReaders(folder string) *readers {
	r := &readers{folder, map[string]bool{}}
	check(os.MkdirAll(folder, 0o700))
	for _, name := range []string{"pdftotext", "mutool", "pandoc", "soffice", "python3", "mu"} {
		_, err := exec.LookPath(name)
		if r.present[name] = err == nil; err != nil {
			fmt.Printf("%s isn't installed, so nothing is compared with what it reads.\n", name)
		}
	}
	for _, reading := range []string{flat, seen, stored} {
		r.present[reading] = r.present["soffice"]
	}
	r.present[written] = true
	fmt.Println("A word counts where all the others read it: of slides, the printed page and the file as XML; of cells, what they show and what they hold, and in OpenDocument what they showed when they were written.")
	return r
}

// readAll has every program read every file that it has not read before. LibreOffice takes many at once.
func (r *readers) readAll(all []sample) error {
	type reading struct{ kind, program string }
	batches := map[reading][]sample{}
	for _, d := range all {
		for _, program := range programs[family(d.ext)] {
			kept := r.keptFile(d, program)
			if _, err := os.Stat(kept); err == nil || !r.present[program] {
				continue
			}
			if program == "soffice" || program == flat || program == seen || program == stored {
				of := reading{family(d.ext), program}
				batches[of] = append(batches[of], d)
				continue
			}
			text, err := otherText(program, d)
			if err != nil {
				text = nil // what a program can't read is kept as nothing
			}
			if err := os.WriteFile(kept, text, 0o600); err != nil {
				return err
			}
		}
	}
	const together = 25
	for of, batch := range batches {
		for len(batch) > 0 {
			n := min(together, len(batch))
			if err := r.office(of.kind, of.program, batch[:n]); err != nil {
				return err
			}
			batch = batch[n:]
		}
	}
	return nil
}

// texts are what the other programs read in a file. Slides that have no text when they are printed have none: their XML alone
// still has the prompts of empty placeholders, such as “Click to edit Master title style”, which no one sees.
func (r *readers) texts(d sample) (all []string) {
	others := programs[family(d.ext)]
	for _, program := range others {
		text, err := os.ReadFile(r.keptFile(d, program))
		switch {
		case err == nil && len(strings.TrimSpace(string(text))) > 0:
			all = append(all, string(text))
		case program == "soffice" && slices.Contains(others, flat):
			return nil
		}
	}
	return all
}

// keptFile is the file with what a program read in a document.
func (r *readers) keptFile(d sample, program string) string {
	data, err := os.ReadFile(d.path)
	check(err)
	sum := sha256.Sum256(append(data, d.ext...))
	return filepath.Join(r.folder, hex.EncodeToString(sum[:12])+"."+program+".txt")
}

// mail prints what Python's reader finds in an e-mail, or in each of a mailbox.
const mail = `
import email, email.policy, mailbox, html.parser, sys
class Text(html.parser.HTMLParser):
    def __init__(self): super().__init__(); self.out=[]; self.off=0
    def handle_starttag(self, tag, attrs): self.off += tag in ('script','style'); self.out.append(' ' if tag in ('br','p','div','td','tr','li') else '')
    def handle_endtag(self, tag): self.off -= tag in ('script','style') and self.off > 0
    def handle_data(self, data): self.out.append('' if self.off else data)
def show(m):
    for name in ('From','To','Cc','Date','Subject'):
        if m[name]: print(name+':', m[name])
    body = m.get_body(preferencelist=('plain','html'))
    if body is None: return
    text = body.get_content()
    if body.get_content_type() == 'text/html':
        p = Text(); p.feed(text); text = ''.join(p.out)
    print(text)
path = sys.argv[1]
if path.endswith('.mbox'):
    for m in mailbox.mbox(path): show(email.message_from_bytes(m.as_bytes(), policy=email.policy.default))
else:
    raw = open(path,'rb').read()
    # The reader takes bytes of ASCII: it gets what is in UTF-16 in UTF-8.
    if raw[:2] in (b'\xff\xfe', b'\xfe\xff'): raw = raw.decode('utf-16', 'replace').encode()
    elif raw[1:400:2].count(0) > 150: raw = raw.decode('utf-16-le', 'replace').encode()
    elif raw[0:400:2].count(0) > 150: raw = raw.decode('utf-16-be', 'replace').encode()
    show(email.message_from_bytes(raw, policy=email.policy.default))
`

func command(program string, d sample) []string {
	switch program {
	case "pdftotext":
		return []string{"pdftotext", "-enc", "UTF-8", "-cropbox", d.path, "-"}
	case "mutool":
		return []string{"mutool", "draw", "-q", "-F", "txt", d.path}
	case "pandoc":
		return []string{"pandoc", "-f", family(d.ext), "-t", "plain", "--wrap=none", d.path}
	case "mu":
		return []string{"mu", "view", "--nocolor", d.path}
	}
	return []string{"python3", "-c", mail, d.path}
}

// mostTime is how long a program may take for a file.
const mostTime = 30 * time.Second

func run(args []string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), mostTime)
	defer cancel()
	c := exec.CommandContext(ctx, args[0], args[1:]...)
	c.Env = append(os.Environ(), "PYTHONIOENCODING=utf-8:replace")
	return c.Output()
}

// office has LibreOffice read files of one kind.
func (r *readers) office(kind, program string, batch []sample) error {
	folder, err := os.MkdirTemp("", "office")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder) //nolint:errcheck // the system removes what is left there
	args := []string{"--headless", "-env:UserInstallation=file://" + filepath.Join(folder, "home"), "--convert-to"}
	switch {
	case program == flat:
		args = append(args, "fodp")
	case program == stored:
		args = append(args, `csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1`)
	case program == seen: // every sheet; the ninth setting is "as shown", the eighth only leaves numbers without quotes
		args = append(args, `csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1`)
	case kind == "pptx", kind == "odp":
		args = append(args, "pdf")
	default:
		args = append(args, "txt:Text (encoded):UTF8")
	}
	args = append(args, "--outdir", folder) // its place is here alone
	for i, d := range batch {               // a name each
		named := filepath.Join(folder, fmt.Sprintf("in%d.%s", i, d.ext))
		if err := copyFile(d.path, named); err != nil {
			return err
		}
		args = append(args, named)
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Duration(len(batch))*mostTime/3)
	defer cancel()
	// A sheet whose last cell is far away becomes gigabytes of commas, which no disk has to hold.
	c := exec.CommandContext(ctx, "sh", append([]string{"-c", `ulimit -f 200000; exec soffice "$@"`, "soffice"}, args...)...)
	c.WaitDelay = time.Second
	_ = c.Run() // what it could not read is missing
	for i, d := range batch {
		var text []byte
		one, _ := filepath.Glob(filepath.Join(folder, fmt.Sprintf("in%d.*", i))) // the patterns are right
		sheets, _ := filepath.Glob(filepath.Join(folder, fmt.Sprintf("in%d-*", i)))
		for _, out := range append(one, sheets...) {
			switch filepath.Ext(out) {
			case ".csv", ".txt":
				part, err := os.ReadFile(out)
				if err != nil {
					return err
				}
				text = append(append(text, part...), '\n')
			case ".fodp":
				part, err := os.ReadFile(out)
				if err != nil {
					return err
				}
				text = flatText(part)
			case ".pdf":
				if d.ext != "pdf" {
					text, _ = run([]string{"pdftotext", "-enc", "UTF-8", out, "-"}) // without poppler there is nothing to compare
				}
			}
		}
		if program == flat && len(text) == 0 {
			text = packedText(folder, filepath.Join(folder, fmt.Sprintf("in%d.%s", i, d.ext)))
		}
		if err := os.WriteFile(r.keptFile(d, program), text, 0o600); err != nil {
			return err
		}
	}
	return nil
}

// packedText is what the slides of a presentation say that LibreOffice can't write as one file of XML, since other files are in it.
func packedText(folder, path string) []byte {
	const packed = "odp"
	_, err := run([]string{"soffice", "--headless", "-env:UserInstallation=file://" + filepath.Join(folder, "home"), "--convert-to", packed, "--outdir", filepath.Join(folder, packed), path})
	if err != nil {
		return nil // what it can't read is missing
	}
	text, _ := writtenText(filepath.Join(folder, packed, strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))+"."+packed))
	return text
}

// otherText is what a program that takes one file at a time reads in it.
func otherText(program string, d sample) ([]byte, error) {
	if program == written {
		return writtenText(d.path)
	}
	return run(command(program, d))
}

// writtenText is what the paragraphs of an OpenDocument file say in the file itself.
func writtenText(path string) ([]byte, error) {
	z, err := zip.OpenReader(path)
	if err != nil {
		return nil, fmt.Errorf("open the file: %w", err)
	}
	defer z.Close() //nolint:errcheck // it has nothing to write
	content, err := fs.ReadFile(z, "content.xml")
	return flatText(content), err
}

// flatText is what the paragraphs of a file of XML say.
func flatText(data []byte) (text []byte) {
	in, depth := xml.NewDecoder(bytes.NewReader(data)), 0
	for {
		t, err := in.Token()
		if err != nil { // the end, or what is broken
			return text
		}
		switch t := t.(type) {
		case xml.StartElement:
			switch t.Name.Local {
			case "p", "h":
				depth++
			case "s", "tab", "line-break":
				text = append(text, ' ')
			}
		case xml.EndElement:
			if t.Name.Local == "p" || t.Name.Local == "h" {
				depth--
				text = append(text, '\n')
			}
		case xml.CharData:
			if depth > 0 {
				text = append(text, t...)
			}
		}
	}
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	return errors.Join(err, os.WriteFile(to, data, 0o600))
}
