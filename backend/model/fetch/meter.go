package fetch

import (
	"math"
	"time"
)

const (
	smoothing   = 0.2              // the weight of the latest moment in the speed
	longestStep = 10 * time.Second // more between two moments is a clock that was set or a computer that slept
	longestLeft = 100 * time.Hour
)

// A meter tells how fast a download is.
type meter struct {
	at    time.Time // zero: nothing is measured yet
	done  int64
	speed float64
}

// measure notes how far a download is. A moment in which the clock jumped says nothing about the speed.
func (m *meter) measure(now time.Time, done int64) {
	step := now.Sub(m.at)
	if !m.at.IsZero() && step > 0 && step <= longestStep && done >= m.done {
		speed := float64(done-m.done) / step.Seconds()
		if m.speed == 0 {
			m.speed = speed
		}
		if m.speed += smoothing * (speed - m.speed); m.speed < 1 {
			m.speed = 0
		}
	}
	m.at, m.done = now, done
}

// remaining is how long the rest takes; 0: not known.
func (m *meter) remaining(rest int64) time.Duration {
	if m.speed == 0 || rest <= 0 {
		return 0
	}
	return time.Duration(math.Min(float64(rest)/m.speed, longestLeft.Seconds()) * float64(time.Second))
}
