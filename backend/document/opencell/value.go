package opencell

import (
	"fmt"
	"strconv"
	"strings"
)

// Value is what a cell holds, as a workbook of Excel would give it; empty where it is a text.
func Value(attr func(name string) string) string {
	switch attr("value-type") {
	case "float", "percentage", "currency":
		return attr("value")
	case "boolean":
		return strings.ToUpper(attr("boolean-value"))
	case "date":
		day, clock, timed := strings.Cut(attr("date-value"), "T")
		if clock, _, _ = strings.Cut(clock, "."); !timed || clock == "00:00:00" {
			return day
		}
		return day + " " + clock
	case "time":
		return duration(attr("time-value"))
	}
	return ""
}

// duration reads a duration such as PT36H30M00S.
func duration(value string) string {
	rest, negative := strings.CutPrefix(value, "-")
	rest, ok := strings.CutPrefix(rest, "PT")
	if !ok {
		return value
	}
	var parts [3]float64
	for i, unit := range []string{"H", "M", "S"} {
		if number, behind, found := strings.Cut(rest, unit); found {
			parts[i], _ = strconv.ParseFloat(strings.ReplaceAll(number, ",", "."), 64) // no number is none
			rest = behind
		}
	}
	sign := ""
	if negative {
		sign = "-"
	}
	return fmt.Sprintf("%s%d:%02d:%02d", sign, int64(parts[0]), int64(parts[1]), int64(parts[2]))
}
