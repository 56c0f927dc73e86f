package process_test

import "os"

func alive(*os.Process) bool { return false }
