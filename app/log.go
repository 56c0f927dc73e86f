package app

import (
	stdlog "log"
	"log/slog"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/DeRuina/timberjack"

	"terzetto/backend/datadir"
	"terzetto/backend/fault"
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
	file := &timberjack.Logger{Filename: filepath.Join(dir, "terzetto.log"), MaxSize: logMegabytes, MaxBackups: logFiles, FileMode: 0o600}
	logger := slog.New(slog.NewMultiHandler(
		slog.NewJSONHandler(file, &slog.HandlerOptions{Level: level, ReplaceAttr: redact}),
		slog.NewTextHandler(s.stderr, &slog.HandlerOptions{Level: max(level, slog.LevelWarn), ReplaceAttr: redact}),
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

var secrets = regexp.MustCompile(`(?i)(authorization:?\s*(?:bearer|basic)?\s*|x-api-key:?\s*|api_key=|bearer\s+)\S+|sk-[A-Za-z0-9_-]{8,}`)

// redact removes keys from everything that is logged, because a person may send the log.
func redact(_ []string, a slog.Attr) slog.Attr {
	switch v := a.Value.Any().(type) {
	case string:
		a.Value = slog.StringValue(secrets.ReplaceAllString(v, "[redacted]"))
	case error:
		a.Value = slog.StringValue(secrets.ReplaceAllString(v.Error(), "[redacted]"))
	}
	return a
}
