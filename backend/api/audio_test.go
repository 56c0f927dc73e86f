package api_test

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/sound/audio"
)

// A clockwork is a device that plays at the speed of time, into nothing.
type clockwork struct{ stop, stopped chan struct{} }

func (c *clockwork) Open(pull func([][2]float64), _ func(error)) error {
	c.stop, c.stopped = make(chan struct{}), make(chan struct{})
	stop, stopped := c.stop, c.stopped
	go func() {
		defer close(stopped)
		tick := time.NewTicker(10 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				pull(make([][2]float64, audio.Rate/100))
			case <-stop:
				return
			}
		}
	}()
	return nil
}

func (c *clockwork) Close() error {
	close(c.stop)
	<-c.stopped
	return nil
}

// absent is no device.
type absent struct{}

func (absent) Open(func([][2]float64), func(error)) error { return errors.New("no device") }
func (absent) Close() error                               { return nil }

// listenToSound reads the stream of the sound channels as it comes.
func (d *door) listenToSound() func() event.Playback {
	resp := d.response("GET", "/api/audio/stream", nil)
	d.t.Cleanup(func() { _ = resp.Body.Close() })
	lines := bufio.NewScanner(resp.Body)
	return func() event.Playback {
		name := ""
		for lines.Scan() {
			if found, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
				name = found
			}
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				var e event.Playback
				if err := json.Unmarshal([]byte(data), &e); err != nil || e.Type != name {
					d.t.Fatalf("%s: %s, %v", name, data, err)
				}
				return e
			}
		}
		d.t.Fatalf("the stream ended: %v", lines.Err())
		return event.Playback{}
	}
}

// until waits for an event of a type that is not just a state.
func until(next func() event.Playback, wanted string) event.Playback {
	for {
		if e := next(); e.Type+":"+e.Reason == wanted || e.Type == wanted {
			return e
		}
	}
}

// quiet is a WAV file of silence, as base64.
func quiet(seconds float64) string {
	size := int(seconds*8000) * 2
	b := bytes.NewBufferString("RIFF____WAVEfmt ")
	for _, v := range []any{uint32(16), uint16(1), uint16(1), uint32(8000), uint32(16000), uint16(2), uint16(16)} {
		_ = binary.Write(b, binary.LittleEndian, v)
	}
	b.WriteString("data")
	_ = binary.Write(b, binary.LittleEndian, uint32(size))
	b.Write(make([]byte, size))
	return base64.StdEncoding.EncodeToString(b.Bytes())
}

type fields = map[string]any

func TestAChannelIsPlayedAndControlledThroughTheDoor(t *testing.T) {
	d := openWith(t, backend.Config{Sound: &clockwork{}})
	next := d.listenToSound()
	at := "/api/audio/channels/speech/"
	started := get[audio.Started](d, "POST", at+"play", fields{
		"segments": []fields{{"b64": quiet(0.2)}, {"silence": 0.1}, {"row": 77}, {}}, "volume": 0.5,
	})
	if s := started.State; s == nil || !s.Playing || s.SegmentCount != 2 || s.Volume != 0.5 || started.Token == 0 || len(started.Skipped) != 2 || started.Skipped[0].Code != "not_found" {
		t.Errorf("it began as %+v", started)
	}
	if e := until(next, "error"); e.Code != "not_found" || e.Source == nil || *e.Source != 2 || e.Channel != "speech" {
		t.Errorf("the missing row was told as %+v", e)
	}
	if e := until(next, "play:start"); e.State == nil || e.State.Stream.DurationSec < 0.29 || e.At == 0 {
		t.Errorf("the beginning was told as %+v", e)
	}
	if s := get[*event.ChannelState](d, "POST", at+"pause", fields{}); s == nil || !s.Paused {
		t.Errorf("paused it is %+v", s)
	}
	until(next, "pause")
	get[*event.ChannelState](d, "POST", at+"seek", fields{"offsetSec": 0.25})
	if e := until(next, "seek"); *e.ToSec != 0.25 || e.State.SegmentIndex != 1 {
		t.Errorf("the seek was told as %+v", e)
	}
	get[*event.ChannelState](d, "POST", at+"volume", fields{"volume": 1})
	get[*event.ChannelState](d, "POST", at+"repeat", fields{"on": true})
	get[*event.ChannelState](d, "POST", at+"repeat", fields{"on": false})
	get[*event.ChannelState](d, "POST", at+"resume", fields{})
	until(next, "play:resume")
	until(next, "close:ended")
	get[*event.ChannelState](d, "POST", at+"replay", fields{})
	until(next, "play:start")
	if all := get[[]event.Playback](d, "GET", "/api/audio/channels", nil); len(all) != 1 || all[0].Channel != "speech" || !all[0].State.Playing || all[0].State.Volume != 1 {
		t.Errorf("the channels are %+v", all)
	}
	if first := d.listenToSound()(); first.Type != event.PlaybackState || first.State == nil {
		t.Errorf("who comes later hears %+v first", first)
	}
	get[fields](d, "POST", at+"stop", fields{"token": started.Token + 5})
	get[fields](d, "POST", at+"stop", fields{"token": started.Token})
	if e := until(next, "close:skipped"); e.State != nil {
		t.Errorf("what was stopped is %+v", e.State)
	}
	if got := get[*event.ChannelState](d, "POST", at+"resume", fields{}); got != nil {
		t.Errorf("what was stopped went on: %+v", got)
	}
}

func TestANewTurnAndAnotherConversationStopWhatTheyConcern(t *testing.T) {
	d := openWith(t, backend.Config{Sound: &clockwork{}})
	next := d.listenToSound()
	on := func(channel string, stopOn fields) {
		get[audio.Started](d, "POST", "/api/audio/channels/"+channel+"/play", fields{"segments": []fields{{"silence": 60}}, "stopOn": stopOn})
	}
	on("default", nil)
	on("switch", fields{"newTurn": false})
	on("none", fields{"newTurn": false, "convSwitch": false})
	d.stream("/api/conversations/"+d.conversation()+"/send", fields{"content": "Hello"})
	if e := until(next, "close:lifecycle"); e.Channel != "default" {
		t.Errorf("a turn stopped %s", e.Channel)
	}
	get[fields](d, "POST", "/api/audio/stop", fields{"on": "convSwitch"})
	if e := until(next, "close:lifecycle"); e.Channel != "switch" {
		t.Errorf("another conversation stopped %s", e.Channel)
	}
	get[fields](d, "POST", "/api/audio/stop", fields{})
	if e := until(next, "close:lifecycle"); e.Channel != "none" {
		t.Errorf("everything stopped %s", e.Channel)
	}
}

func TestWithoutASoundDeviceTheDoorSaysSoAndWorksOn(t *testing.T) {
	d := openWith(t, backend.Config{Sound: absent{}})
	next := d.listenToSound()
	for range 2 {
		if started := get[audio.Started](d, "POST", "/api/audio/channels/a/play", fields{"segments": []fields{{"silence": 1}}}); started.State != nil {
			t.Errorf("it plays: %+v", started.State)
		}
	}
	if e := next(); e.Type != event.PlaybackError || e.Code != audio.CodeNoDevice {
		t.Errorf("told was %+v", e)
	}
	if all := get[[]event.Playback](d, "GET", "/api/audio/channels", nil); all == nil || len(all) != 0 {
		t.Errorf("the channels are %v", all)
	}
}

func TestAMalformedSoundRequestIsRefusedInASentence(t *testing.T) {
	d := openWith(t, backend.Config{Sound: absent{}})
	for _, c := range []struct {
		path   string
		body   any
		status int
	}{
		{"channels/a/seek", fields{}, 422},
		{"channels/a/seek", fields{"offsetSec": "far"}, 422},
		{"channels/a/volume", fields{}, 422},
		{"channels/a/repeat", fields{}, 422},
		{"channels/a/stop", fields{"reason": "because"}, 422},
		{"channels/a/play", fields{"segments": "all"}, 422},
		{"channels/" + strings.Repeat("a", 101) + "/pause", fields{}, 422},
		{"stop", fields{"on": "rain"}, 422},
		{"channels/a/play", "{", 400},
		{"channels/a/dance", fields{}, 404},
	} {
		if status, body := d.ask("POST", "/api/audio/"+c.path, c.body); status != c.status {
			t.Errorf("%s: %d %s", c.path, status, body)
		}
	}
}
