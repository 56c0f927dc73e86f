package rawjson

import (
	"encoding/json"
	"strings"
)

// Truth reads a switch, also one that is written as a number or a text.
func Truth(raw json.RawMessage) bool {
	text, _ := Text(raw)
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "", "0", "false", "off", "no":
		return false
	}
	return true
}
