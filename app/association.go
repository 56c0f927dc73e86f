package app

import "path"

// progID is the name of our card type in the Windows registry.
const progID = "Terzetto.Card"

// An association opens character cards with this program, from the file manager. It is added
// and removed for the current user only, and only when a person asks.
type association interface {
	On() (bool, error) // whether cards are opened with the program that runs
	Set(on bool) error
}

// A regValue is a value below HKEY_CURRENT_USER\Software\Classes; an empty name is the
// key's default.
type regValue struct{ key, name, text string }

// classes are the keys that are wholly ours, and go with everything below them.
func classes(exe string) []string {
	return []string{progID, `Applications\` + base(exe)}
}

// values are what Windows needs to know. A .charx opens with us; a picture may be a card, so
// that we are only listed under "Open with".
func values(exe string) []regValue {
	program := `Applications\` + base(exe)
	command := `"` + exe + `" "%1"`
	return []regValue{
		{progID, "", "Character card"},
		{progID + `\DefaultIcon`, "", `"` + exe + `",0`},
		{progID + `\shell\open\command`, "", command},
		{program, "FriendlyAppName", "Terzetto"},
		{program + `\shell\open\command`, "", command},
		{program + `\SupportedTypes`, ".charx", ""},
		{program + `\SupportedTypes`, ".png", ""},
		{`.charx\OpenWithProgids`, progID, ""},
		{`.charx`, "", progID},
	}
}

// base is the file's name in a path of Windows.
func base(exe string) string {
	for i := len(exe) - 1; i >= 0; i-- {
		if exe[i] == '\\' || exe[i] == '/' {
			return exe[i+1:]
		}
	}
	return path.Base(exe)
}
