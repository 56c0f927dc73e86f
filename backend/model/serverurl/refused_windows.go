package serverurl

import "golang.org/x/sys/windows"

// ErrRefused is how the sockets of Windows say it; the words around it are in the person's language.
const ErrRefused = windows.WSAECONNREFUSED
