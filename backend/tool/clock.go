package tool

import (
	"context"
	"encoding/json"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
)

// The tools that ship here need nothing of others but the time.

// CurrentTime tells a model the date and the time; no model knows them by itself.
func CurrentTime(now func() time.Time) Tool {
	return Tool{
		ID: "current_time", Name: "Date and time", Level: Read, Repeatable: true,
		Description: "Tells the current date, time and weekday, on this computer or in a named time zone.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"properties":{
			"timeZone":{"type":"string","maxLength":64,"format":"time-zone","description":"An IANA name such as Europe/Berlin, or UTC. Leave it out for this computer's own."}}}`),
		Output: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["dateTime","date","weekday","timeZone"],"properties":{
			"dateTime":{"type":"string"},"date":{"type":"string","description":"The day alone, such as 2026-03-01."},"weekday":{"type":"string"},"timeZone":{"type":"string"}}}`),
		Would: func(_ context.Context, args json.RawMessage) error {
			_, err := zoneNamed(rawjson.ObjectOf(args).Text("timeZone"))
			return err
		},
		Do: Func(func(_ context.Context, in struct {
			Zone string `json:"timeZone"`
		},
		) (map[string]string, error) {
			at := now()
			zone, err := zoneNamed(in.Zone)
			if err != nil {
				return nil, err
			}
			if zone != nil {
				at = at.In(zone)
			}
			return map[string]string{
				"dateTime": at.Format(time.RFC3339), "date": at.Format(time.DateOnly), "weekday": at.Weekday().String(), "timeZone": at.Location().String(),
			}, nil
		}),
	}
}

// zoneNamed is the time zone with a name; nil for none.
func zoneNamed(name string) (*time.Location, error) {
	if name == "" {
		return nil, nil //nolint:nilnil // this computer's own
	}
	zone, err := time.LoadLocation(name)
	if err != nil {
		return nil, fault.Newf(fault.Invalid, "This computer knows no time zone named %s.", name).With("field", "timeZone").Because(err)
	}
	return zone, nil
}

// DaysBetween counts days, which models are bad at.
func DaysBetween() Tool {
	const date = `{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$","description":"A date such as 2026-03-01."}`
	return Tool{
		ID: "days_between", Name: "Days between two dates", Level: Read, Repeatable: true,
		Description: "Counts the days from one date to another; negative when the second is earlier.",
		Input:       json.RawMessage(`{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":` + date + `,"to":` + date + `}}`),
		Output:      json.RawMessage(`{"type":"object","required":["days"],"properties":{"days":{"type":"integer"}}}`),
		Would: func(_ context.Context, args json.RawMessage) error {
			given := rawjson.ObjectOf(args)
			for _, field := range []string{"from", "to"} {
				if given.Text(field) == "" {
					continue
				}
				if _, err := dayOf(field, given.Text(field)); err != nil {
					return err
				}
			}
			return nil
		},
		Do: Func(func(_ context.Context, in struct{ From, To string }) (map[string]int64, error) {
			from, err := dayOf("from", in.From)
			if err != nil {
				return nil, err
			}
			to, err := dayOf("to", in.To)
			return map[string]int64{"days": to - from}, err
		}),
	}
}

// dayOf counts the days up to the date in a field.
func dayOf(field, text string) (int64, error) {
	at, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return 0, fault.Newf(fault.Invalid, "“%s” is not a valid date.", text).With("field", field).Because(err)
	}
	return at.Unix() / int64((24 * time.Hour).Seconds()), nil
}
