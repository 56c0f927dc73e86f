package folder_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
)

// lay puts a file that another program wrote into the chosen folder.
func (d *fixture) lay(name string) {
	d.t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		d.t.Fatal(err)
	}
	d.put(name, string(data))
}

func TestATableOfAnyProgramGivesTheSameRows(t *testing.T) {
	d := open(t)
	const rows = `"rows":[{"Name":"Änne","Amount":12.5,"Paid":true,"Account":%[1]s,"When":"2026-03-01"},` +
		`{"Name":"Bob, the \"b\"","Amount":3,"Paid":false,"Account":%[2]s,"When":"2026-03-02"},` +
		`{"Name":"Cem","Amount":-7,"Paid":true,"Account":%[3]s,"When":"2026-03-03"}]`
	const own = "Name,Amount,Paid,Account,When\nÄnne,12.5,TRUE,00123,2026-03-01\n\"Bob, the \"\"b\"\"\",3,FALSE,00456,2026-03-02\n,,,,\nCem,-7,TRUE,00789,2026-03-03\n"
	d.put("own.csv", own)
	d.put("tabs.tsv", strings.ReplaceAll(strings.ReplaceAll(own, "Bob,", "Bob;"), ",", "\t"))
	for _, file := range []string{"gnumeric.csv", "gnumeric.xlsx", "gnumeric.ods"} { // by ssconvert 1.12, which takes the accounts as numbers
		d.lay(file)
	}
	for file, want := range map[string]string{
		"own.csv": fmt.Sprintf(rows, `"00123"`, `"00456"`, `"00789"`), "tabs.tsv": strings.ReplaceAll(fmt.Sprintf(rows, `"00123"`, `"00456"`, `"00789"`), "Bob,", "Bob;"),
		"gnumeric.csv": fmt.Sprintf(rows, "123", "456", "789"), "gnumeric.xlsx": fmt.Sprintf(rows, "123", "456", "789"), "gnumeric.ods": fmt.Sprintf(rows, "123", "456", "789"),
	} {
		got, err := d.box.Call(t.Context(), "read_table", json.RawMessage(`{"path":"`+file+`"}`))
		if err != nil || !strings.Contains(string(got.Value), want) || !strings.Contains(string(got.Value), `"offset":0,"total":3,"more":false`) {
			t.Errorf("%s: %v\n%s", file, err, got.Value)
		}
	}
}

func TestATableIsReadAsItIsAskedFor(t *testing.T) {
	d := open(t)
	d.put("t.csv", "id,,id\n1,x,2\n2,y,\n3,,4\n")
	d.put("zeros.csv", "n,big,mixed\n1,12345678901234567890,true\n,2,3\n")
	d.lay("gnumeric.xlsx")
	for _, c := range []struct{ name, args, want string }{
		{"names that are missing or twice", `{"path":"t.csv"}`, `"columns":["id","B","id (2)"],"rows":[{"id":1,"B":"x","id (2)":2},{"id":2,"B":"y","id (2)":null},`},
		{"a part", `{"path":"t.csv","offset":1,"limit":1}`, `"rows":[{"id":2,"B":"y","id (2)":null}],"offset":1,"total":3,"more":true`},
		{"behind the end", `{"path":"t.csv","offset":3}`, `"rows":[],"offset":3,"total":3,"more":false`},
		{"without a heading", `{"path":"t.csv","header":false}`, `"columns":["A","B","C"],"rows":[{"A":"id","B":"","C":"id"},{"A":"1","B":"x","C":"2"}`},
		{"as text", `{"path":"t.csv","asText":true}`, `{"id":"1","B":"x","id (2)":"2"}`},
		{"a number of too many digits is text", `{"path":"zeros.csv"}`, `{"n":1,"big":"12345678901234567890","mixed":"true"},{"n":null,"big":"2","mixed":"3"}`},
		{"a sheet by its name", `{"path":"gnumeric.xlsx","sheet":"a.csv"}`, `"sheet":"a.csv"`},
	} {
		got, err := d.box.Call(t.Context(), "read_table", json.RawMessage(c.args))
		if err != nil || !strings.Contains(string(got.Value), c.want) {
			t.Errorf("%s: %v\n%s", c.name, err, got.Value)
		}
	}
	d.put("picture.png", "\x89PNG\r\n\x1a\n")
	for args, want := range map[string]struct {
		code  fault.Code
		field string
	}{
		`{"path":"none.csv"}`:                        {fault.NotFound, ""},
		`{"path":"../outside.txt"}`:                  {fault.Forbidden, "path"},
		`{"path":"picture.png"}`:                     {fault.Invalid, "path"},
		`{"path":"a.md"}`:                            {fault.Invalid, "path"},
		`{"path":"notes"}`:                           {fault.Invalid, "path"},
		`{"path":"t.csv","sheet":"x"}`:               {fault.Invalid, "sheet"},
		`{"path":"gnumeric.xlsx","sheet":"missing"}`: {fault.NotFound, "sheet"},
		`{"path":"t.csv","offset":4}`:                {fault.Invalid, "offset"},
	} {
		_, err := d.box.Call(t.Context(), "read_table", json.RawMessage(args))
		f, ok := errors.AsType[*fault.Error](err)
		if !ok || f.Code != want.code || want.field != "" && f.Details["field"] != want.field {
			t.Errorf("%s: %v", args, err)
		}
	}
}

func TestALongTableComesInParts(t *testing.T) {
	d := open(t)
	var b strings.Builder
	b.WriteString("n,text\n")
	for i := range 10_000 {
		fmt.Fprintf(&b, "%d,%s\n", i, strings.Repeat("x", 1000))
	}
	d.put("long.csv", b.String())
	seen := 0
	for more := true; more; {
		got, err := d.box.Call(t.Context(), "read_table", fmt.Appendf(nil, `{"path":"long.csv","offset":%d,"limit":100000}`, seen))
		var out struct {
			Rows  []struct{ N int }
			Total int
			More  bool
		}
		if err == nil {
			err = json.Unmarshal(got.Value, &out)
		}
		if err != nil || len(out.Rows) == 0 || out.Rows[0].N != seen || out.Total != 10_000 {
			t.Fatalf("at %d: %v, %d rows of %d", seen, err, len(out.Rows), out.Total)
		}
		seen, more = seen+len(out.Rows), out.More
	}
	if seen != 10_000 {
		t.Errorf("%d rows came", seen)
	}
}

func TestATableIsWrittenAndReadBack(t *testing.T) {
	const rows = `[{"b":1.50,"a":"x, \"y\"\nz"},{"a":"=1+1","c":[1]},["l",2,true]]`
	for _, file := range []string{"t.csv", "deep/t.tsv", "t.xlsx"} {
		d := open(t)
		call := func(tool, args string) string {
			t.Helper()
			got, err := d.box.Call(t.Context(), tool, json.RawMessage(strings.ReplaceAll(args, "$", file)))
			if err != nil {
				t.Fatalf("%s: %s: %v", file, args, err)
			}
			return string(got.Value)
		}
		if got := call("write_table", `{"path":"$","rows":`+rows+`}`); !strings.Contains(got, `"columns":["b","a","c"],"added":3,`) || !strings.Contains(got, `"created":true`) {
			t.Errorf("%s: %s", file, got)
		}
		if got := call("write_table", `{"path":"$","mode":"append","rows":[{"c":"new","b":7}]}`); !strings.Contains(got, `"columns":["b","a","c"],"added":1,`) || !strings.Contains(got, `"created":false`) {
			t.Errorf("%s: %s", file, got)
		}
		want := `"rows":[{"b":"1.5","a":"x, \"y\"\nz","c":""},{"b":"","a":"=1+1","c":"[1]"},{"b":"l","a":"2","c":"true"},{"b":"7","a":"","c":"new"}]`
		if got := call("read_table", `{"path":"$","asText":true}`); !strings.Contains(strings.ReplaceAll(got, "TRUE", "true"), want) {
			t.Errorf("%s: %s", file, got)
		}
		if _, err := d.box.Call(t.Context(), "write_table", json.RawMessage(strings.ReplaceAll(`{"path":"$","mode":"append","rows":[{"d":1}]}`, "$", file))); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: a column that is not there: %v", file, err)
		}
		if got := call("write_table", `{"path":"$","rows":[{"a":1,"b":2}],"columns":["b"]}`); !strings.Contains(got, `"columns":["b"]`) {
			t.Errorf("%s: %s", file, got)
		}
		if got := call("read_table", `{"path":"$"}`); !strings.Contains(got, `"rows":[{"b":2}]`) {
			t.Errorf("%s: %s", file, got)
		}
	}
}

func TestRowsThatAreAddedFollowTheFileThatIsThere(t *testing.T) {
	d := open(t)
	d.put("semi.csv", "name;n\r\nä;1")
	d.put("old.csv", "name;n\r\n\xe4;1\r\n")
	d.put("empty.csv", "")
	d.put("word.txt", "a")
	d.lay("gnumeric.xlsx")
	add := func(file, rows string) error {
		_, err := d.box.Call(t.Context(), "write_table", json.RawMessage(`{"path":"`+file+`","mode":"append","rows":`+rows+`}`))
		return err
	}
	if err := add("semi.csv", `[{"n":2,"name":"x;y"}]`); err != nil || d.file("semi.csv") != "name;n\r\nä;1\r\n\"x;y\";2\r\n" {
		t.Errorf("%v, %q", err, d.file("semi.csv"))
	}
	if err := add("empty.csv", `[{"n":2}]`); err != nil || d.file("empty.csv") != "n\n2\n" {
		t.Errorf("%v, %q", err, d.file("empty.csv"))
	}
	if err := add("gnumeric.xlsx", `[{"Name":"Dora","Amount":4}]`); err != nil {
		t.Error(err)
	}
	got, err := d.box.Call(t.Context(), "read_table", json.RawMessage(`{"path":"gnumeric.xlsx","offset":3}`))
	if err != nil || !strings.Contains(string(got.Value), `"rows":[{"Name":"Dora","Amount":4,"Paid":null,"Account":null,"When":""}],"offset":3,"total":4`) {
		t.Errorf("%v, %s", err, got.Value)
	}
	for file, field := range map[string]string{"old.csv": "path", "word.txt": "path"} {
		err := add(file, `[{"name":"x"}]`)
		if f, ok := errors.AsType[*fault.Error](err); !ok || f.Code != fault.Invalid || f.Details["field"] != field {
			t.Errorf("%s: %v", file, err)
		}
	}
	x, _ := d.box.Get("write_table")
	for args, want := range map[string]bool{`{"rows":[]}`: true, `{"mode":"append"}`: false} {
		if got := x.For(json.RawMessage(args)); got.Repeatable != want || got.Level != "write" {
			t.Errorf("%s: %s, repeatable %v", args, got.Level, got.Repeatable)
		}
	}
}

func TestADocumentIsReadInParts(t *testing.T) {
	d := open(t)
	d.lay("letter.pdf") // by LibreOffice 7.4
	d.lay("letter.docx")
	d.put("long.txt", strings.Repeat("äöü\n", 30_000))
	for _, c := range []struct{ name, args, want string }{
		{"PDF", `{"path":"letter.pdf"}`, `"format":"pdf","language":"en","pages":1,"text":"[page 1]\nThe offer`},
		{"Word", `{"path":"letter.docx"}`, `"format":"docx"`},
		{"the end", `{"path":"letter.pdf","offset":20}`, "for 12.50 each."},
		{"a part of a long one", `{"path":"long.txt","offset":119990,"limit":4}`, `"text":"ü\näö"`},
		{"the usual part", `{"path":"long.txt"}`, `"offset":0,"total":119999,"more":true`},
	} {
		got, err := d.box.Call(t.Context(), "read_document", json.RawMessage(c.args))
		if err != nil || !strings.Contains(string(got.Value), c.want) {
			t.Errorf("%s: %v\n%.300s", c.name, err, got.Value)
		}
	}
	d.put("empty.txt", "")
	d.put("data.bin", "\x00\x01\x02")
	for _, path := range []string{"empty.txt", "data.bin", "none.pdf", "../outside.txt"} {
		if _, err := d.box.Call(t.Context(), "read_document", json.RawMessage(`{"path":"`+path+`"}`)); err == nil {
			t.Errorf("%s was read", path)
		}
	}
	if _, err := d.box.Call(t.Context(), "read_document", json.RawMessage(`{"path":"letter.pdf","offset":10000}`)); !fault.Is(err, fault.Invalid) {
		t.Errorf("behind the end: %v", err)
	}
}

func FuzzATableIsReadOrRefused(f *testing.F) {
	f.Add("t.csv", []byte("a;b\n1;2\n"))
	f.Add("t.csv", []byte("sep=|\na|\"b\n"))
	f.Add("t.xlsx", []byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, name string, data []byte) {
		d := open(t)
		file := "t.csv"
		if strings.HasSuffix(name, "x") {
			file = "t.xlsx"
		}
		d.put(file, string(data))
		for _, call := range []string{`read_table {"path":"$"}`, `write_table {"path":"$","mode":"append","rows":[["x"]]}`, `read_document {"path":"$"}`} {
			id, args, _ := strings.Cut(strings.ReplaceAll(call, "$", file), " ")
			if _, err := d.box.Call(t.Context(), id, json.RawMessage(args)); err != nil {
				if _, ok := errors.AsType[*fault.Error](err); !ok {
					t.Errorf("%s: %v", id, err)
				}
			}
		}
	})
}
