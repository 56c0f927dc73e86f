package audio

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"terzetto/backend/base/event"
)

// CodeNoDevice is the code of the errors that say that there is no device.
const CodeNoDevice = "no_device"

const (
	// looks is how often the device is checked while it is open.
	looks = time.Second
	// lingers is how long it stays open when nothing plays: opening costs a tenth of a
	// second, and one sentence is often followed by the next.
	lingers = 3 * time.Second
	// stalls is how long a device may take nothing before it counts as lost.
	stalls = 5 * time.Second
	// longestLoss is how long the player waits for a device that went away.
	longestLoss = 10 * time.Second
)

// Probe says whether a sound could be played now.
func (p *Player) Probe() error {
	p.deviceMu.Lock()
	defer p.deviceMu.Unlock()
	if p.output.open {
		return nil
	}
	if err := p.Device.Open(func(frames [][2]float64) { clear(frames) }, func(error) {}); err != nil {
		return err
	}
	return p.Device.Close()
}

// ready opens the device for a channel, if it is closed. Each failure makes an event, because each time a person waits for
// the sound. deviceMu is held.
func (p *Player) ready(name string) bool {
	if p.output.open {
		return true
	}
	err := p.connect()
	if err == nil {
		return true
	}
	if !p.output.missing {
		p.output.missing = true
		p.Log.LogAttrs(context.Background(), slog.LevelWarn, "no sound device", slog.Any("err", err))
	}
	p.withChannel(name, func(c *channel) {
		p.mixer.tell(c, event.Playback{
			Type: event.PlaybackError, Code: CodeNoDevice,
			Message: "This computer has no sound device. Everything else works.",
		})
	})
	return false
}

// connect opens the device and starts watching it. deviceMu is held.
func (p *Player) connect() error {
	p.mu.Lock()
	p.mixer.lost, p.mixer.lead = false, lead{}
	p.mu.Unlock()
	if err := p.openDevice(); err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.output.open, p.output.missing = true, false
	if !p.output.watched && !p.closed {
		p.output.watched = true
		p.work.Go(p.watchDevice)
	}
	p.mixer.revive()
	return nil
}

// openDevice opens the device. A driver that panics must not end the program.
func (p *Player) openDevice() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("open the sound device: panic: %v", r)
		}
	}()
	return p.Device.Open(p.pull, p.deviceLost)
}

// disconnect gives the device back. deviceMu is held.
func (p *Player) disconnect() {
	if !p.output.open {
		return
	}
	p.output.open = false
	if err := p.Device.Close(); err != nil {
		p.Log.LogAttrs(context.Background(), slog.LevelWarn, "close the sound device", slog.Any("err", err))
	}
}

// pull gives the device the next frames.
func (p *Player) pull(out [][2]float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	lost := p.mixer.lost
	if p.mixer.fill(out); p.mixer.lost && !lost {
		poke(p.wake)
	}
}

// hold keeps everything that plays where it was last heard, and has the device looked at. The lock is held.
func (p *Player) hold() {
	p.mixer.hold()
	poke(p.wake)
}

// deviceLost is what the device calls when it went away.
func (p *Player) deviceLost(err error) {
	p.Log.LogAttrs(p.alive, slog.LevelWarn, "the sound device failed", slog.Any("err", err))
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.mixer.lost {
		p.hold()
	}
}

// watchDevice checks the device from its opening until nothing has played for a while. One that is lost is opened again at
// each check, until it stays.
func (p *Player) watchDevice() {
	tick := time.NewTicker(looks)
	defer tick.Stop()
	used, well := p.Now(), p.Now()
	for {
		due := false
		select {
		case <-tick.C:
			due = true
		case <-p.wake:
		case <-p.alive.Done():
			p.deviceMu.Lock()
			p.disconnect()
			p.deviceMu.Unlock()
			return
		}
		p.deviceMu.Lock()
		busy, lost := p.look()
		now := p.Now()
		switch {
		case lost:
			p.disconnect()
		case !busy || p.output.open && due:
			well = now
		case due:
			_ = p.connect() // it is tried again
		}
		if busy {
			used = now
		}
		if busy && now.Sub(well) >= longestLoss {
			p.disconnect()
			p.mu.Lock()
			p.mixer.giveUp()
			p.mu.Unlock()
		}
		if !busy && now.Sub(used) >= lingers {
			p.disconnect()
			p.output.watched = false
			p.deviceMu.Unlock()
			return
		}
		p.deviceMu.Unlock()
	}
}

// look reports whether something plays, and whether the device is lost.
func (p *Player) look() (busy, lost bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.mixer.channels {
		busy = busy || c.status == playing && !c.starved()
	}
	if p.output.open && busy && !p.mixer.lost && !p.mixer.lead.at.IsZero() && p.Now().Sub(p.mixer.lead.at) > stalls {
		p.hold()
	}
	return busy, p.output.open && p.mixer.lost
}
