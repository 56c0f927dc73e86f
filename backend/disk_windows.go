package backend

import "golang.org/x/sys/windows"

// freeDisk is what a person may still write to the disk of a folder, in bytes.
func freeDisk(dir string) (free uint64, known bool) {
	name, err := windows.UTF16PtrFromString(dir)
	if err != nil || windows.GetDiskFreeSpaceEx(name, &free, nil, nil) != nil {
		return 0, false
	}
	return free, true
}
