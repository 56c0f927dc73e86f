package library

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"terzetto/backend/store/seed"
)

// sampleFolder is the folder, inside of the one that is chosen for tools, that the sample workflows
// work in when nothing is set.
const sampleFolder = "Samples"

// sampleFiles writes what the sample workflows work on. A file that is there stays as it is. While
// no folder is chosen for tools it writes nothing, and returns no id.
func (s *Samples) sampleFiles(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	settings, err := s.db.Settings.ToolSettings(ctx)
	if err != nil || settings.Folder == "" {
		return "", "", err
	}
	chosen, err := os.OpenRoot(settings.Folder)
	if errors.Is(err, fs.ErrNotExist) {
		return "", "", nil // such as a disk that is not connected; adding the samples again tries again
	} else if err != nil {
		return "", "", err
	}
	err = eachSampleFile(func(name string, data []byte) error {
		name = filepath.Join(sampleFolder, name)
		if err := chosen.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		f, err := chosen.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			return nil
		} else if err != nil {
			return err
		}
		_, err = f.Write(data)
		return errors.Join(err, f.Close())
	})
	return filepath.Join(settings.Folder, sampleFolder), sampleFolder, errors.Join(err, chosen.Close())
}

// sampleFolderExists reports whether the folder with the sample files is still there.
func sampleFolderExists(dir string) (bool, error) {
	_, err := os.Stat(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}

// dropSampleFiles removes the sample files that a person left unchanged, and the folders that are empty then.
func dropSampleFiles(dir string) error {
	root, err := os.OpenRoot(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return err
	}
	folders := []string{}
	err = eachSampleFile(func(name string, data []byte) error {
		if d := filepath.Dir(name); d != "." && !slices.Contains(folders, d) {
			folders = append(folders, d)
		}
		now, err := root.ReadFile(name)
		if errors.Is(err, fs.ErrNotExist) || err == nil && !bytes.Equal(now, data) {
			return nil
		} else if err != nil {
			return err
		}
		return root.Remove(name)
	})
	for _, d := range folders {
		_ = root.Remove(d) // a folder that holds something stays
	}
	err = errors.Join(err, root.Close())
	_ = os.Remove(dir) // as above
	return err
}

func eachSampleFile(do func(name string, data []byte) error) error {
	all := seed.SampleFiles()
	return fs.WalkDir(all, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := fs.ReadFile(all, name)
		if err != nil {
			return err
		}
		return do(filepath.FromSlash(name), data)
	})
}
