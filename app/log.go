package app

import (
	"encoding/json"
	"fmt"
	stdlog "log"
	"log/slog"
	"path/filepath"
	"strings"
	"time"

	"github.com/DeRuina/timberjack"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/mask"
)

// Logs are five files of five megabytes: weeks of use, and small enough to send.
const (
	logFiles     = 5
	logMegabytes = 5
)

// log opens the log file, and copies warnings to stderr.
func (s *shell) log() (*slog.Logger, func() error, error) {
	var level slog.Level
	if err := level.UnmarshalText([]byte(s.logLevel)); err != nil {
		return nil, nil, fault.Newf(fault.Invalid, "“%s” is not a log level. Use debug, info, warn or error.", s.logLevel)
	}
	dir := filepath.Join(s.dataDir, "logs")
	if err := datadir.Make(dir); err != nil {
		return nil, nil, datadir.Unusable(filepath.Dir(dir), err)
	}
	if s.secrets == nil {
		s.secrets = &mask.Masker{}
	}
	file := &timberjack.Logger{Filename: filepath.Join(dir, "terzetto.log"), MaxSize: logMegabytes, MaxBackups: logFiles, FileMode: 0o600}
	logger := slog.New(slog.NewMultiHandler(
		slog.NewJSONHandler(file, &slog.HandlerOptions{Level: level, ReplaceAttr: maskLogs(s.secrets)}),
		slog.NewTextHandler(s.stderr, &slog.HandlerOptions{Level: max(level, slog.LevelWarn), ReplaceAttr: maskLogs(s.secrets)}),
	))
	stdlog.SetFlags(0)
	stdlog.SetOutput(libraries{logger})
	return logger, func() error {
		stdlog.SetOutput(s.stderr)
		return file.Close()
	}, nil
}

// libraries logs what libraries print through Go's own logger, among them the web server.
type libraries struct{ log *slog.Logger }

// chatter is what the FLAC library says of every frame of a sound at 24,000 a second: that it has no test of its own
// with such a sound. We have one.
const chatter = "do not yet include any audio files"

// Write implements io.Writer.
func (l libraries) Write(line []byte) (int, error) {
	if text := strings.TrimSpace(string(line)); !strings.Contains(text, chatter) {
		l.log.Warn(text)
	}
	return len(line), nil
}

// maskLogs removes secrets from everything that is logged, because a person may send the log.
func maskLogs(secrets *mask.Masker) func([]string, slog.Attr) slog.Attr {
	clear := func(text string) slog.Value { return slog.StringValue(mask.Resembling(secrets.Records().Text(text))) }
	return func(_ []string, a slog.Attr) slog.Attr {
		switch v := a.Value.Any().(type) {
		case string:
			a.Value = clear(v)
		case error:
			a.Value = clear(v.Error())
		case time.Time, time.Duration, slog.Level, bool, int64, uint64, float64, nil:
		default:
			if text, err := json.Marshal(v); err == nil && string(text) != mask.Resembling(string(secrets.Records().JSON(text))) {
				a.Value = clear(fmt.Sprint(v))
			}
		}
		return a
	}
}
