package llm

import "golang.org/x/sys/windows"

// connectionRefused is how the sockets of Windows say it; the words around it are in the person's language.
const connectionRefused = windows.WSAECONNREFUSED
