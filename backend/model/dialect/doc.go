// Package dialect says in whose words a model server is asked: which settings it takes and under which names, how it is
// told not to think, how a form is asked for, at which of its routes, and in what form it answers.
//
// A Dialect is a value, and the only place that knows a server by its name. It turns a Wish, which is what we want of one
// call, into the fields of that server's request, and its answer into the events of chat completions.
//
// Promises:
//
//   - A setting that a server does not take is not sent to it, and Offers does not list it, so that nobody sets what is
//     ignored. A setting that is not set is not sent either: the server decides.
//   - What a person adds as more parameters comes last and wins, but never over what makes the call ours (see OwnFields).
//   - Fields are a function of the Wish alone, so that equal wishes are equal bytes.
//
// The settings that each server takes, as its documentation and its own answers say:
//
//	setting              OpenAI  Ollama  llama.cpp  KoboldCpp  LM Studio  TabbyAPI  vLLM  text-generation-webui
//	temperature, top_p     yes     yes      yes        yes        yes       yes      yes       yes
//	top_k                  yes     yes      yes        yes        yes       yes      yes       yes
//	min_p                  yes     yes      yes        yes                  yes      yes       yes
//	repetition_penalty     yes     yes      yes        yes        yes       yes      yes       yes
//	repetition_range               yes      yes        yes                  yes                yes
//	presence_penalty       yes     yes      yes        yes        yes       yes      yes       yes
//	frequency_penalty      yes     yes      yes                   yes       yes      yes       yes
//	typical_p                      yes      yes        yes                  yes                yes
//	top_n_sigma                             yes        yes                                     yes
//	dynatemp_*                              yes        yes                  yes                yes
//	xtc_*, dry_*                            yes        yes                  yes                yes
//	mirostat*                               yes        yes                  yes                yes
//	adaptive_*                              yes                             yes                yes
//	seed                   yes     yes      yes        yes        yes                yes       yes
//	stop                   yes     yes      yes        yes        yes       yes      yes       yes
//	logit_bias             yes              yes        yes        yes       yes      yes       yes
//	context_tokens                 yes
//	keep_alive                     yes
//	banned phrases                          (tokens)   yes                  yes      yes
//
// Where phrases cannot be banned and tokens can be weighted, a phrase that is one token is banned by its weight.
//
// What else is particular to a server, such as how it lists its models or that it cuts a prompt without a word, is a field of
// its Dialect: nothing else in the program asks what a server is called.
//
// The names of the fields differ more than the settings: they are in servers.go. Another server than these, and each
// that is reached over the internet, is asked in the words of OpenAI with the three additions that most gateways know;
// what it refuses is dropped.
package dialect
