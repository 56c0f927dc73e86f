// Package huggingface finds the files of a model at Hugging Face, or at a mirror that speaks as it does.
//
// Parse reads what a person pastes: a repository, a page of one, the address of a file, or the command of another program.
// Look lists the .gguf files of a repository, with their sizes and SHA-256. Sources says where package fetch gets one.
//
// Promises:
//
//   - What Look lists is of one commit, and Sources asks for that commit: no file changes between looking and downloading.
//   - A file in several parts is one File. One that lacks a part is left out, because nothing can load it.
//   - The path of a file stays inside of the folder that it is put into: others are left out.
//   - The token is for the endpoint alone. Downloads come from it, from its subdomains and from Hugging Face's own hosts.
//   - A list that is too long, or no list, is a fault that says so, and not a short list.
package huggingface
