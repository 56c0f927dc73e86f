package charset_test

import (
	"strings"
	"testing"
	"time"

	"golang.org/x/text/encoding/charmap"
	uni "golang.org/x/text/encoding/unicode"

	"terzetto/backend/document/charset"
)

// Two sentences of each language: one row of a table, and what a letter begins with.
var sentences = map[string][]string{
	"gb18030":      {"浅谈校长的魅力", "关于浙江菲达环保科技股份有限公司的公告。本公司董事会保证公告内容真实、准确。"},
	"big5":         {"會議時間與地點", "本公司董事會保證公告內容真實、準確和完整，沒有虛假記載。"},
	"shift_jis":    {"会議の時間と場所について", "これは日本語の文章です。文字コードを調べています。"},
	"euc-jp":       {"会議の時間と場所について", "これは日本語の文章です。文字コードを調べています。"},
	"euc-kr":       {"회의 시간과 장소", "이 회사의 이사회는 공고 내용이 사실임을 보증합니다."},
	"windows-1250": {"Zażółć gęślą jaźń, Łódź", "Příliš žluťoučký kůň úpěl ďábelské ódy", "Árvíztűrő tükörfúrógép", "Vă rugăm să plătiţi factura până mâine"},
	"windows-1251": {"Заседание правления в среду", "Съешь же ещё этих мягких французских булок", "Засідання відбудеться у п’ятницю їх"},
	"koi8-r":       {"Заседание правления в среду", "Съешь же ещё этих мягких французских булок"},
	"ibm866":       {"Заседание правления в среду", "Съешь же ещё этих мягких французских булок"},
	"windows-1252": {"Die Straße war naß", "Où est l’élève ? Déjà à l’école", "¿Dónde está el niño mañana?", "Não há coração", "Smørrebrød på ærø", "Perché è così", "Café"},
	"windows-1253": {"Η συνεδρίαση θα γίνει την Τετάρτη", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"},
	"windows-1254": {"Toplantı çarşamba günü, öğleden sonra yapılacaktır", "Pijamalı hasta yağız şoföre çabucak güvendi"},
	"windows-1255": {"הישיבה תתקיים ביום רביעי", "דג סקרן שט בים מאוכזב ולפתע מצא חברה"},
	"windows-1256": {"سيعقد الاجتماع يوم الأربعاء", "نص حكيم له سر قاطع وذو شأن عظيم"},
	"windows-1257": {"Įlinkdama fechtuotojo špaga sublykčiojusi pragręžė apvalų arbūzą"},
	"windows-874":  {"การประชุมจะจัดขึ้นในวันพุธ", "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า"},
	"cp850":        {"Die Straße war naß, und die Bäume grünten für jeden"},
}

func encoded(t *testing.T, text, label string) []byte {
	t.Helper()
	e, _, known := charset.Lookup(label)
	if !known {
		t.Fatalf("%s is unknown", label)
	}
	out, err := e.NewEncoder().Bytes([]byte(text))
	if err != nil {
		t.Fatalf("%q in %s: %v", text, label, err)
	}
	return out
}

func TestTheEncodingOfASentenceIsFound(t *testing.T) {
	for label, texts := range sentences {
		for _, text := range texts {
			c := charset.Detect(encoded(t, text, label))
			if got, lost := c.Decode(encoded(t, text, label)); got != text || lost != 0 || !c.Guessed {
				t.Errorf("%q in %s is read as %s: %q", text, label, c.Name, got)
			}
		}
	}
}

func TestTextOfTwoBytesALetterIsFoundWithoutAMark(t *testing.T) {
	for _, order := range []uni.Endianness{uni.LittleEndian, uni.BigEndian} {
		for _, text := range []string{"plain words", "Заседание правления, в среду", "会議の時間\n場所について"} {
			raw, err := uni.UTF16(order, uni.IgnoreBOM).NewEncoder().Bytes([]byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if got := charset.Text(raw, ""); got != text {
				t.Errorf("%q is read as %q", text, got)
			}
		}
	}
}

// Each row reads: under this label, bytes in this encoding are read rightly.
func TestALabelCountsUnlessTheBytesContradictIt(t *testing.T) {
	polish, chinese, german, japanese := sentences["windows-1250"][0], sentences["gb18030"][1], "Für Müller, grün", sentences["shift_jis"][1]
	for _, row := range []struct{ label, encoding, text string }{
		{"iso-8859-2", "iso-8859-2", polish},
		{"cp936", "gbk", chinese},
		{"MS936", "gbk", chinese},
		{"windows-936", "gbk", chinese},
		{"GB-18030", "gb18030", chinese},
		{"hz-gb-2312", "hz-gb-2312", chinese},
		{"cp949", "euc-kr", sentences["euc-kr"][1]},
		{"UHC", "euc-kr", sentences["euc-kr"][1]},
		{"cp950", "big5", sentences["big5"][1]},
		{"win-1251", "windows-1251", sentences["windows-1251"][0]},
		{"ISO-2022-JP-MS", "iso-2022-jp", japanese},
		{"IBM850", "cp850", german},
		{"cp437", "cp437", german},
		{"ISO8859-15", "iso-8859-15", german},
		{"us-ascii", "utf-16le", "plain words"},
		{"windows-1252", "iso-2022-jp", japanese},
		{"utf-8", "windows-1252", "Die Straße war naß"},
		{"utf-8", "gb18030", chinese},
		{"euc-kr", "shift_jis", japanese},
		{"made-up", "windows-1250", polish},
		{"unknown-8bit", "koi8-r", sentences["koi8-r"][1]},
		{"us-ascii", "koi8-r", sentences["koi8-r"][1]},
		{"iso-8859-1", "gb18030", chinese},
		{"windows-1252", "windows-1251", sentences["windows-1251"][1]},
		{"iso-8859-1", "iso-8859-1", "Où est déjà né à l'été, où l'élève répète sa leçon préférée"},
	} {
		raw := encoded(t, row.text, row.encoding)
		if got := charset.Text(raw, row.label); got != row.text {
			t.Errorf("%s under the label %s is read as %q", row.encoding, row.label, got)
		}
	}
	for _, label := range []string{"us-ascii", "iso-8859-1", "gb2312", "shift_jis", "big5", "iso-2022-jp", "utf-7", "nonsense", "UTF8"} {
		if got := charset.Text([]byte(german+" "+chinese), label); got != german+" "+chinese {
			t.Errorf("UTF-8 under the label %s is read as %q", label, got)
		}
	}
	for text, label := range map[string]string{"Hi Mom -+Jjo--!": "utf-7", "\x1b$)C\x0e1b;g\x0f ok": "iso-2022-kr"} {
		if got := charset.Text([]byte(text), label); !strings.Contains(got, "☺") && !strings.Contains(got, "기사") {
			t.Errorf("%s is read as %q", label, got)
		}
	}
}

func TestALabelThatIsNotSoIsKeptForTheReader(t *testing.T) {
	if c := charset.ByLabel([]byte("Für"), "us-ascii"); c.Label != "us-ascii" || c.Encoding != nil {
		t.Errorf("UTF-8 that is called ASCII is %+v", c)
	}
	if c := charset.ByLabel([]byte("plain"), "nonsense"); c.Label != "" {
		t.Errorf("text that is the same in every encoding has the wrong label %q", c.Label)
	}
}

// Text that is valid in three encodings is read in one, always the same.
func TestTextOfManyEncodingsIsReadTheSameEachTime(t *testing.T) {
	for _, raw := range []string{"\xC4\xA3\xCA\xBD", "\xB0\xA1\xB0\xA2", "\xD6\xD0\xCE\xC4", "\xE0\xE1\xE2\xE3"} {
		first := charset.Detect([]byte(raw))
		for range 20 {
			if again := charset.Detect([]byte(raw)); again.Name != first.Name {
				t.Fatalf("%q is read as %s and as %s", raw, first.Name, again.Name)
			}
		}
	}
}

func TestBytesWithoutMeaningAreCounted(t *testing.T) {
	c := charset.Choice{Encoding: charmap.Windows1252}
	if text, lost := c.Decode([]byte("a\x81b\x8dc")); lost != 0 && lost != 2 {
		t.Errorf("%q lost %d letters", text, lost)
	}
	if _, lost := (charset.Choice{}).Decode([]byte("a\xffb \uFFFD")); lost != 1 {
		t.Errorf("%d letters were lost", lost)
	}
}

func FuzzAnyBytesAreText(f *testing.F) {
	f.Add([]byte("\x1b$)C\x0e1b\x0f"), "iso-2022-kr")
	f.Add([]byte("+Jjo--"), "utf-7")
	f.Add([]byte("\xb0\xa1\x81\x30\x81\x30"), "")
	f.Fuzz(func(t *testing.T, data []byte, label string) {
		start := time.Now()
		text, lost := charset.ByLabel(data, label).Decode(data)
		if strings.ToValidUTF8(text, "") != text || lost < 0 {
			t.Errorf("%q lost %d", text, lost)
		}
		if took := time.Since(start); len(data) < 1<<16 && took > 5*time.Second {
			t.Errorf("it took %v", took)
		}
	})
}

func TestAMarkThatLiesIsNoReasonForNonsense(t *testing.T) {
	const german = "Grüße aus München, und mehr.\nEine zweite Zeile.\n"
	long := strings.Repeat(german, 5000)
	for _, row := range []struct {
		what, data, want, label string
	}{
		{"UTF-8 behind the mark of UTF-16", "\xFF\xFE" + german, german, "utf-16"},
		{"the same behind the other mark", "\xFE\xFF" + german, german, "utf-16"},
		{"much of it", "\xFE\xFF" + long, long, "utf-16"},
		{"ASCII behind it", "\xFF\xFEPlain words.\r\n", "Plain words.\r\n", "utf-16"},
		{"UTF-16 behind its mark", "\xFF\xFEH\x00i\x00 \x00t\x00o\x00", "Hi to", ""},
		{"Chinese behind it", string(encodedWide(t, "会议时间与地点 东路 一二三")), "会议时间与地点 东路 一二三", ""},
		{"a few letters of it", "\xFE\xFF\x4E\x2D\x65\x20", "中攠", ""},
	} {
		t.Run(row.what, func(t *testing.T) {
			c := charset.ByLabel([]byte(row.data), "utf-16")
			if got, lost := c.Decode([]byte(row.data)); got != row.want || lost != 0 || c.Label != row.label {
				t.Errorf("it is read as %.60q, %d lost, label %q", got, lost, c.Label)
			}
		})
	}
}

func encodedWide(t *testing.T, text string) []byte {
	t.Helper()
	out, err := uni.UTF16(uni.BigEndian, uni.UseBOM).NewEncoder().Bytes([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return out
}
