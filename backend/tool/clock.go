package tool

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"terzetto/backend/fault"
)

// The tools that ship here need nothing of others but the time.

// CurrentTime tells a model the date and the time; no model knows them by itself.
func CurrentTime(now func() time.Time) Tool {
	return Tool{
		ID: "current_time", Name: "Date and time", Level: Read, Repeatable: true,
		Description: "Tells the current date, time and weekday, on this computer or in a named time zone.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"properties":{
			"timeZone":{"type":"string","maxLength":64,"description":"An IANA name such as Europe/Berlin, or UTC. Leave it out for this computer's own."}}}`),
		Output: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["dateTime","weekday","timeZone"],"properties":{
			"dateTime":{"type":"string"},"weekday":{"type":"string"},"timeZone":{"type":"string"}}}`),
		Do: func(_ context.Context, args json.RawMessage) (json.RawMessage, error) {
			var in struct {
				Zone string `json:"timeZone"`
			}
			if err := json.Unmarshal(args, &in); err != nil {
				return nil, fmt.Errorf("read the arguments: %w", err)
			}
			at := now()
			if in.Zone != "" {
				zone, err := time.LoadLocation(in.Zone)
				if err != nil {
					return nil, fault.Newf(fault.Invalid, "This computer knows no time zone named %s.", in.Zone).Because(err)
				}
				at = at.In(zone)
			}
			return json.Marshal(map[string]string{
				"dateTime": at.Format(time.RFC3339), "weekday": at.Weekday().String(), "timeZone": at.Location().String(),
			})
		},
	}
}

// DaysBetween counts days, which models are bad at.
func DaysBetween() Tool {
	const date = `{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$","description":"A date such as 2026-03-01."}`
	return Tool{
		ID: "days_between", Name: "Days between two dates", Level: Read, Repeatable: true,
		Description: "Counts the days from one date to another; negative when the second is earlier.",
		Input:       json.RawMessage(`{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":` + date + `,"to":` + date + `}}`),
		Output:      json.RawMessage(`{"type":"object","required":["days"],"properties":{"days":{"type":"integer"}}}`),
		Do: func(_ context.Context, args json.RawMessage) (json.RawMessage, error) {
			var in struct{ From, To string }
			if err := json.Unmarshal(args, &in); err != nil {
				return nil, fmt.Errorf("read the arguments: %w", err)
			}
			var days [2]int64
			for i, text := range []string{in.From, in.To} {
				at, err := time.Parse(time.DateOnly, text)
				if err != nil {
					return nil, fault.Newf(fault.Invalid, "%s is not a date of the calendar.", text).Because(err)
				}
				days[i] = at.Unix() / int64((24 * time.Hour).Seconds())
			}
			return json.Marshal(map[string]int64{"days": days[1] - days[0]})
		},
	}
}
