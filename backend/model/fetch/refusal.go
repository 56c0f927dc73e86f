package fetch

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/fault"
)

// An interruption is a failure that may be over soon.
type interruption struct {
	error               // for a person, if it lasts
	after time.Duration // that the server asks to wait
}

func (i *interruption) Unwrap() error { return i.error }

// TroubleKind is the detail of a fault that says in a word what a person has to do first: "gated", to accept a license
// agreement, or "key", to add a token or another one.
const TroubleKind = "trouble"

var errSilent = errors.New("no byte came in time")

// refusal says in a sentence why an answer brings no file; nil: it may bring one.
func (a *answer) refusal(s Source) error {
	switch {
	case a.StatusCode == http.StatusNetworkAuthenticationRequired, a.StatusCode < 300 && isPage(a.Header):
		return webPage(s, a.host)
	case a.StatusCode == http.StatusRequestedRangeNotSatisfiable:
		return nil
	case a.StatusCode < 400:
		if encoding := a.Header.Get("Content-Encoding"); encoding != "" && !strings.EqualFold(encoding, "identity") {
			return unreadable(s, a.host).Because(fmt.Errorf("content encoding %q", encoding))
		}
		return nil
	}
	err := a.denial(s)
	again := a.StatusCode >= 500 || a.StatusCode == http.StatusTooManyRequests || a.StatusCode == http.StatusRequestTimeout
	if again || a.redirected { // an address that a redirect gives may have expired
		return &interruption{error: err, after: retryAfter(a.Header, a.now)}
	}
	return err
}

// denial is the sentence of a status.
func (a *answer) denial(s Source) error {
	status := fmt.Errorf("status %d", a.StatusCode)
	code := strings.ToLower(a.Header.Get("X-Error-Code"))
	switch {
	case (a.StatusCode == http.StatusUnauthorized || a.StatusCode == http.StatusForbidden) && code == "gatedrepo":
		return fault.Newf(fault.Unavailable, "The author of %s asks for a license agreement. Open its page at %s, accept the agreement and add your access token.",
			s.Name, a.host).With(TroubleKind, "gated").Because(status)
	case a.StatusCode == http.StatusUnauthorized && s.Token != "":
		return fault.Newf(fault.Unavailable, "%s refused your access token. Check the token, then try again.", a.host).With(TroubleKind, "key").Because(status)
	case a.StatusCode == http.StatusUnauthorized:
		return fault.Newf(fault.Unavailable, "%s is private or doesn't exist at %s. Check its name, or add an access token.", s.Name, a.host).
			With(TroubleKind, "key").Because(status)
	case a.StatusCode == http.StatusForbidden:
		return fault.Newf(fault.Unavailable, "%s doesn't let you download %s. Open its page there to see what is missing.", a.host, s.Name).Because(status)
	case a.StatusCode == http.StatusNotFound, a.StatusCode == http.StatusGone:
		return fault.Newf(fault.Unavailable, "%s is no longer at %s, or has another name there.", s.Name, a.host).Because(status)
	case a.StatusCode == http.StatusTooManyRequests:
		if wait := retryAfter(a.Header, a.now); wait > 0 {
			return fault.Newf(fault.Unavailable, "%s got too many requests from this network. Try again in %s.", a.host, wait.Round(time.Second)).Because(status)
		}
		return fault.Newf(fault.Unavailable, "%s got too many requests from this network. Try again in a few minutes.", a.host).Because(status)
	case a.StatusCode >= 500:
		return fault.Newf(fault.Unavailable, "%s has a problem at the moment (status %d). Try again later.", a.host, a.StatusCode)
	}
	return fault.Newf(fault.Unavailable, "%s refused to send %s (status %d).", a.host, s.Name, a.StatusCode)
}

// retryAfter is how long a server asks to wait; 0: it does not say.
func retryAfter(h http.Header, now time.Time) time.Duration {
	text := h.Get("Retry-After")
	if seconds, err := strconv.ParseUint(text, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	at, err := http.ParseTime(text)
	if err != nil {
		return 0
	}
	return max(0, at.Sub(now))
}

func isPage(h http.Header) bool {
	kind, _, _ := mime.ParseMediaType(h.Get("Content-Type"))
	return kind == "text/html" || kind == "application/xhtml+xml"
}

func webPage(s Source, host string) *fault.Error {
	return fault.Newf(fault.Unavailable, "%s sent a web page instead of %s. If this network asks for a sign-in, open a browser and sign in first.", host, s.Name)
}

func unreadable(s Source, host string) *fault.Error {
	return fault.Newf(fault.Unavailable, "%s sent %s in a form that Terzetto can't read.", host, s.Name)
}

func larger(s Source, host string) *fault.Error {
	return fault.Newf(fault.Unavailable, "%s sent more than %s should hold, so the download was stopped.", host, s.Name)
}

// different says that there is another file at the address than the caller expects.
func different(s Source, host string) *fault.Error {
	return fault.Newf(fault.Unavailable, "%s has another file in the place of %s. It may have been replaced there, so nothing was downloaded.", host, s.Name)
}

// brokenConnection says that the bytes of a file stopped coming.
func brokenConnection(s Source, host string, cause error) error {
	return &interruption{error: fault.Newf(fault.Unavailable, "The connection to %s broke off while it sent %s. Check the internet connection, then try again.",
		host, s.Name).Because(cause)}
}

// unreachable says why a host did not answer.
func unreachable(ctx context.Context, s Source, host string, err error) error {
	if errors.Is(context.Cause(ctx), errSilent) {
		err = errSilent
	}
	if _, untrusted := errors.AsType[*tls.CertificateVerificationError](err); untrusted {
		return fault.Newf(fault.Unavailable, "The certificate of %s isn't trusted, so %s wasn't downloaded. Check the date of this computer and the network.",
			host, s.Name).Because(err)
	}
	return &interruption{error: fault.Newf(fault.Unavailable, "Couldn't reach %s. Check the internet connection, then try again.", host).Because(err)}
}

// full says how much room a download needs beside what is free.
func full(s Source, rest int64) *fault.Error {
	return fault.Newf(fault.Exhausted, "The disk is too full for %s. Free at least %s, then try again.", s.Name, size(rest))
}

// size writes a number of bytes for people, rounded up.
func size(n int64) string {
	const mega = 1_000_000
	if n >= 1000*mega {
		return fmt.Sprintf("%d.%d GB", (n+100*mega-1)/(1000*mega), (n+100*mega-1)/(100*mega)%10)
	}
	return fmt.Sprintf("%d MB", max(1, (n+mega-1)/mega))
}
