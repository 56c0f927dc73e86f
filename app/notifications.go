package app

import (
	"context"
	"log/slog"
	"strconv"
	"sync"

	"github.com/wailsapp/wails/v2/pkg/runtime"
)

// notifications are the lines that the desktop shows beside the window. Many desktops, above all on
// Linux, have no service for them; then there are none, and the log says so once.
type notifications struct {
	mu     sync.Mutex
	asked  bool
	works  bool
	number int
}

// notify shows a line. A click on it brings the window to the front.
func (b *bridge) notify(text string) {
	b.notifications.mu.Lock()
	defer b.notifications.mu.Unlock()
	n := &b.notifications
	if !n.asked {
		n.asked = true
		n.works = b.mayNotify()
	}
	if !n.works {
		return
	}
	n.number++
	err := runtime.SendNotification(b.window, runtime.NotificationOptions{ID: "answer-" + strconv.Itoa(n.number), Title: "Terzetto", Body: text})
	if err != nil {
		n.works = false
		runtime.CleanupNotifications(b.window)
		b.noNotifications(err)
	}
}

// mayNotify asks the desktop for its service, the first time that it is needed.
func (b *bridge) mayNotify() bool {
	if !runtime.IsNotificationAvailable(b.window) {
		return false
	}
	if err := runtime.InitializeNotifications(b.window); err != nil {
		b.noNotifications(err)
		return false
	}
	allowed, err := runtime.RequestNotificationAuthorization(b.window)
	if err != nil {
		b.noNotifications(err)
		return false
	}
	if allowed {
		runtime.OnNotificationResponse(b.window, func(r runtime.NotificationResult) {
			if r.Error == nil {
				b.show()
			}
		})
	}
	return allowed
}

func (b *bridge) noNotifications(err error) {
	b.program.Log.LogAttrs(b.window, slog.LevelInfo, "the desktop shows no notifications", slog.Any("err", err))
}

// end gives the desktop's service back. A desktop that still asks the person for permission
// does not delay the end.
func (n *notifications) end(ctx context.Context) {
	if !n.mu.TryLock() {
		return
	}
	defer n.mu.Unlock()
	if n.works {
		runtime.CleanupNotifications(ctx)
	}
}
