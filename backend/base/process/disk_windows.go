package process

import "golang.org/x/sys/windows"

// FreeDisk is how many bytes a person can still write to the disk of a folder.
func FreeDisk(dir string) (free uint64, known bool) {
	name, err := windows.UTF16PtrFromString(dir)
	if err != nil || windows.GetDiskFreeSpaceEx(name, &free, nil, nil) != nil {
		return 0, false
	}
	return free, true
}
