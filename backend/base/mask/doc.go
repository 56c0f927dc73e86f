// Package mask takes secrets out of what is written, shown and sent away.
//
// One Masker knows the secrets of the whole process: the store tells it of every key and secret variable when one
// is entered, changed or deleted. Everything that writes asks it through one of two filters:
//
//   - Records is for logs, errors, and what is kept of runs. It takes out every secret of four characters and more.
//   - Prose is for replies and for what is exported of them. A secret of fewer than twelve characters may be an
//     ordinary word or a name, and would blank out a story, so Prose leaves it alone.
//
// Promises:
//
//   - A secret is found however a program spelled it: as it is, in Base64 at any place of a longer text and in both
//     alphabets, in hexadecimal, and escaped for an address, for JSON or for HTML.
//   - A text that comes in pieces is masked as the whole text would be, wherever it is divided. A Stream holds back
//     only the end of a piece that may begin a secret.
//   - A secret that was deleted is forgotten once nothing that was under way when it was deleted holds the Masker.
//   - A text without a secret is returned as it is.
//
// What only resembles a key is known to Resembling, which the log uses beside Records.
package mask
