package quickreply

import (
	"cmp"
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
)

// canonical is the name by which this package knows a command, for every name that scripts have.
func canonical(name string) string {
	switch name {
	case "nar":
		return "sys"
	case "cont":
		return "continue"
	case "swipe", "swipes-swipe", "regen":
		return "regenerate"
	case "imp":
		return "impersonate"
	case "call", "exec", ":":
		return "run"
	case "random":
		return "rand"
	case "delay", "sleep":
		return "wait"
	case "stop":
		return "abort"
	}
	return name
}

// understood reports whether there is a command, under any of its names.
func understood(name string) bool {
	_, known := table()[canonical(name)]
	return known
}

// table are the commands. Each gives what it leaves for the next one.
func table() map[string]func(*call) (string, error) {
	acts := func(kind ActionKind) func(*call) (string, error) {
		return func(k *call) (string, error) { return k.do(Action{Kind: kind, Text: k.text, Name: k.arg("name")}) }
	}
	return map[string]func(*call) (string, error){
		"send": acts(Send), "sys": acts(Narrate), "continue": acts(Continue), "regenerate": acts(Again), "impersonate": acts(Impersonate),
		"gen": acts(Generate), "genraw": acts(GenerateRaw), "wait": acts(Wait),
		"sendas": sendAs, "trigger": trigger, "setinput": passing(SetInput), "echo": passing(Echo),
		"pass": func(k *call) (string, error) { return k.text, nil },
		"let":  let, "var": variable, "if": branch, "while": while, "times": times, "run": run, "qr": pressOther,
		"return": func(k *call) (string, error) { return k.text, errReturn },
		"break":  func(k *call) (string, error) { return cmp.Or(k.text, k.scope.pipe), errBreak },
		"abort":  func(*call) (string, error) { return "", errAbort },

		"setvar": setVariable(false), "getvar": getVariable(false), "addvar": addVariable(false), "incvar": step(false, "1"), "decvar": step(false, "-1"),
		"flushvar": flush(false), "setglobalvar": setVariable(true), "getglobalvar": getVariable(true), "addglobalvar": addVariable(true),
		"incglobalvar": step(true, "1"), "decglobalvar": step(true, "-1"), "flushglobalvar": flush(true),

		"add": fold(0, func(a, b float64) float64 { return a + b }), "mul": fold(1, func(a, b float64) float64 { return a * b }),
		"sub": chain(func(a, b float64) float64 { return a - b }), "div": chain(func(a, b float64) float64 { return a / b }),
		"mod": chain(math.Mod), "pow": chain(math.Pow), "max": chain(math.Max), "min": chain(math.Min),
		"round": chain1(func(a float64) float64 { return math.Floor(a + 0.5) }), "abs": chain1(math.Abs), "sqrt": chain1(math.Sqrt),
		"len": length, "rand": random,
	}
}

func sendAs(k *call) (string, error) {
	name := k.arg("name")
	if name == "" {
		return "", fault.New(fault.Invalid, "/sendas needs a name, as in /sendas name=Ines Hello.")
	}
	return k.do(Action{Kind: SendAs, Text: k.text, Name: name})
}

func trigger(k *call) (string, error) {
	return k.do(Action{Kind: Trigger, Name: withoutQuotes(k.text)})
}

// passing does something with a text, and leaves the text.
func passing(kind ActionKind) func(*call) (string, error) {
	return func(k *call) (string, error) {
		text := k.text
		if kind == Echo {
			text = withoutQuotes(text)
		}
		_, err := k.do(Action{Kind: kind, Text: text})
		return k.text, err
	}
}

// nameAndValue are those of a variable: the name is an argument, or the first word.
func (k *call) nameAndValue() (name string, v value) {
	rest := slices.Clone(k.values)
	if name = k.arg("key", "name"); name == "" && len(rest) > 0 && rest[0].closure == nil {
		first, more, _ := strings.Cut(strings.TrimSpace(rest[0].text), " ")
		if name, rest[0].text = withoutQuotes(first), more; more == "" {
			rest = rest[1:]
		}
	}
	switch {
	case len(rest) == 1:
		return name, rest[0]
	case len(rest) == 0 && len(k.values) == 0:
		return name, value{text: k.text}
	}
	var texts []string
	for _, one := range rest {
		texts = append(texts, one.text)
	}
	return name, value{text: strings.Join(texts, " ")}
}

func noName(command string) error {
	return fault.Newf(fault.Invalid, "/%s needs the name of a variable, as in /%s key=mood.", command, command)
}

func let(k *call) (string, error) {
	name, v := k.nameAndValue()
	if name == "" {
		return "", noName("let")
	}
	k.scope.variables[name] = v
	return v.text, nil
}

func variable(k *call) (string, error) {
	name, v := k.nameAndValue()
	in, there := k.scope.find(name)
	if !there {
		return "", fault.Newf(fault.Invalid, "There is no variable %q in this script. /let makes one.", name)
	}
	if index := k.arg("index"); index != "" && v.text == "" {
		return itemOf(in.variables[name].text, index), nil
	}
	if v.text != "" || v.closure != nil {
		in.variables[name] = v
	}
	return in.variables[name].text, nil
}

func full() error {
	return fault.New(fault.TooLarge, "The variables of this conversation have no more room.")
}

func setVariable(shared bool) func(*call) (string, error) {
	return func(k *call) (string, error) {
		name, v := k.nameAndValue()
		if name == "" {
			return "", noName("setvar")
		}
		if !k.Variables.Set(shared, name, v.text) {
			return "", full()
		}
		return v.text, nil
	}
}

func getVariable(shared bool) func(*call) (string, error) {
	return func(k *call) (string, error) {
		text, _ := k.Variables.Value(shared, cmp.Or(k.arg("key", "name"), withoutQuotes(k.text)))
		if index := k.arg("index"); index != "" {
			text = itemOf(text, index)
		}
		return text, nil
	}
}

func addVariable(shared bool) func(*call) (string, error) {
	return func(k *call) (string, error) {
		name, v := k.nameAndValue()
		if name == "" {
			return "", noName("addvar")
		}
		return k.addTo(shared, name, v.text)
	}
}

func step(shared bool, by string) func(*call) (string, error) {
	return func(k *call) (string, error) {
		return k.addTo(shared, cmp.Or(k.arg("key", "name"), withoutQuotes(k.text)), by)
	}
}

func (k *call) addTo(shared bool, name, by string) (string, error) {
	if !k.Variables.Add(shared, name, by) {
		return "", full()
	}
	text, _ := k.Variables.Value(shared, name)
	return text, nil
}

func flush(shared bool) func(*call) (string, error) {
	return func(k *call) (string, error) {
		k.Variables.Remove(shared, cmp.Or(k.arg("key", "name"), withoutQuotes(k.text)))
		return "", nil
	}
}

func branch(k *call) (string, error) {
	yes, err := k.holds()
	switch otherwise, there := k.named["else"]; {
	case err != nil:
		return "", err
	case yes && len(k.values) > 0:
		return k.branch(k.values[0], nil)
	case !yes && there:
		return k.branch(otherwise, nil)
	}
	return "", nil
}

func while(k *call) (left string, err error) {
	if len(k.values) == 0 {
		return "", nil
	}
	for range MostLoops {
		again, err := k.holds() // its variables may have changed
		if err != nil || !again {
			return left, err
		}
		if left, err = k.branch(k.values[0], nil); err != nil {
			return left, loopError(err)
		}
	}
	return left, nil
}

// loopError is nil where a loop was left by its own wish.
func loopError(err error) error {
	if err == errBreak { //nolint:errorlint // it is never wrapped
		return nil
	}
	return err
}

func times(k *call) (left string, err error) {
	if len(k.values) == 0 {
		return "", nil
	}
	count, body := k.resolve(k.values[0].text, k.scope).text, value{}
	if len(k.values) > 1 {
		body = k.values[1]
	} else {
		count, body.text, _ = strings.Cut(count, " ")
	}
	n, err := strconv.Atoi(strings.TrimSpace(count))
	if err != nil {
		return "", fault.New(fault.Invalid, "/times needs a number first, as in /times 3 {: /echo hi :}.")
	}
	for i := range min(n, MostLoops) {
		if left, err = k.branch(body, map[string]value{"timesIndex": {text: strconv.Itoa(i)}}); err != nil {
			return left, loopError(err)
		}
	}
	return left, nil
}

// run carries out a closure, also one that a variable holds, or another quick reply.
func run(k *call) (string, error) {
	given := maps.Clone(k.named)
	if len(k.values) > 0 && k.values[0].closure != nil {
		return k.branch(k.values[0], given)
	}
	name := withoutQuotes(k.text)
	if v, there := k.variable(name, k.scope); there && v.closure != nil {
		return k.branch(v, given)
	}
	return k.press(name, given)
}

func pressOther(k *call) (string, error) { return k.press(withoutQuotes(k.text), nil) }

func (k *call) press(name string, given map[string]value) (string, error) {
	text, err := k.do(Action{Kind: Press, Text: name})
	if err != nil {
		return "", err
	}
	p, err := Parse(text)
	if err != nil {
		return "", fault.Newf(fault.Invalid, "The commands of this quick reply can't be read: %s.", err).Because(err)
	}
	if unknown := p.Unknown(); len(unknown) > 0 && !k.Skip {
		return "", fault.Newf(fault.Invalid, "The quick reply %q uses commands that Terzetto doesn't understand: %s.", name, "/"+strings.Join(unknown, ", /")).With("unknown", unknown)
	}
	variables := map[string]value{}
	maps.Copy(variables, given)
	left, err := k.program(k.ctx, p, &scope{variables: variables})
	if err == errReturn { //nolint:errorlint // it is never wrapped
		err = nil
	}
	return left, err
}

// numbers are those of a text and of the variables that it names.
func (k *call) numbers() (all []float64) {
	text := k.text
	if list, _ := decode(text); list != nil {
		var words []string
		for _, one := range list {
			words = append(words, plain(one))
		}
		text = strings.Join(words, " ")
	}
	for word := range strings.FieldsSeq(text) {
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			v, _ := k.variable(word, k.scope)
			held := v.text
			for _, shared := range []bool{true, false} {
				if text, there := k.Variables.Value(shared, word); there && held == "" {
					held = text
				}
			}
			if n, err = strconv.ParseFloat(strings.TrimSpace(held), 64); err != nil {
				continue
			}
		}
		all = append(all, n)
	}
	return all
}

// finite writes a number; what is none is 0, as in SillyTavern.
func finite(n float64) string {
	if math.IsNaN(n) || math.IsInf(n, 0) {
		n = 0
	}
	return number(n)
}

func fold(start float64, of func(a, b float64) float64) func(*call) (string, error) {
	return func(k *call) (string, error) {
		n := start
		all := k.numbers()
		for _, one := range all {
			n = of(n, one)
		}
		if len(all) == 0 {
			n = 0
		}
		return finite(n), nil
	}
}

func chain(of func(a, b float64) float64) func(*call) (string, error) {
	return func(k *call) (string, error) {
		all := k.numbers()
		if len(all) == 0 {
			return "0", nil
		}
		n := all[0]
		for _, one := range all[1:] {
			n = of(n, one)
		}
		return finite(n), nil
	}
}

func chain1(of func(a float64) float64) func(*call) (string, error) {
	return func(k *call) (string, error) {
		all := k.numbers()
		if len(all) == 0 {
			return "0", nil
		}
		return finite(of(all[0])), nil
	}
}

func length(k *call) (string, error) {
	text := k.text
	if held, there := k.Variables.Value(false, text); there {
		text = held
	} else if v, there := k.variable(text, k.scope); there {
		text = v.text
	}
	list, object := decode(text)
	switch {
	case list != nil:
		return strconv.Itoa(len(list)), nil
	case object != nil:
		return strconv.Itoa(len(object)), nil
	}
	return strconv.Itoa(utf8.RuneCountInString(text)), nil
}

// random gives a number from one to another: from 0 to 1 where nothing is said.
func random(k *call) (string, error) {
	low, _ := strconv.ParseFloat(k.arg("from"), 64)
	high, err := strconv.ParseFloat(cmp.Or(k.arg("to"), k.text), 64)
	if err != nil {
		high = 1
	}
	draw := k.Host.Values().Draw
	if draw == nil {
		return finite(low), nil
	}
	const parts = 1 << 30
	n := low + (high-low)*float64(draw("rand", k.steps)(parts))/parts
	switch k.arg("round") {
	case "round":
		n = math.Floor(n + 0.5)
	case "floor":
		n = math.Floor(n)
	case "ceil":
		n = math.Ceil(n)
	}
	return finite(n), nil
}

// decode reads a list or an object in JSON.
func decode(text string) (list []any, object map[string]any) {
	if text = strings.TrimSpace(text); text == "" || text[0] != '[' && text[0] != '{' {
		return nil, nil
	}
	_ = json.Unmarshal([]byte(text), &list)
	_ = json.Unmarshal([]byte(text), &object)
	return list, object
}
