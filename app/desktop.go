package app

import (
	"context"

	"terzetto/backend/api"
	"terzetto/backend/base/fault"
	"terzetto/backend/service/transfer"
	"terzetto/backend/tool"
)

// A desktop is what the window needs of the system. A path is empty when the
// person changed their mind.
type desktop struct {
	browse func(url string)
	notify func(text string)
	reveal func(folder string) error
	place  func(name string) (path string, err error)  // where to save a file
	file   func(title string) (path string, err error) // one that exists; the title is the id of its words
	folder func(title string) (path string, err error)
	cards  association // nil where the system asks a bundle
}

// openLink checks the link and hands it to the system.
func (d door) openLink(in api.Link) (api.Link, error) {
	link, err := api.Call[api.Link](context.Background(), d.operations["app.openLink"], d.program, in)
	if err == nil {
		d.desktop.browse(link.URL)
	}
	return link, err
}

// notify checks the line and asks the desktop to show it.
func (d door) notify(in api.Notice) (api.Notice, error) {
	notice, err := api.CheckNotice(in)
	if err == nil {
		d.desktop.notify(notice.Text)
	}
	return notice, err
}

// openFolder shows the data folder in the system's file manager.
func (d door) openFolder(api.Nothing) (api.Folder, error) {
	folder := api.Folder{Path: d.program.Folder}
	if err := d.desktop.reveal(folder.Path); err != nil {
		return api.Folder{}, fault.New(fault.Unavailable, "Couldn't open a file manager. Copy the path instead.").Because(err)
	}
	return folder, nil
}

// association says whether the file manager opens cards with this program.
func (d door) association(api.Nothing) (api.Association, error) {
	if d.desktop.cards == nil {
		return api.Association{}, nil
	}
	on, err := d.desktop.cards.On()
	if err != nil {
		return api.Association{}, fault.New(fault.Unavailable, "Couldn't find out which app opens cards.").Because(err)
	}
	return api.Association{Offered: true, On: on}, nil
}

// associate lets the file manager open cards with this program, or no longer.
func (d door) associate(in api.AppAssociateInput) (api.Association, error) {
	if d.desktop.cards == nil {
		return api.Association{}, nil
	}
	if err := d.desktop.cards.Set(in.On); err != nil {
		return api.Association{}, fault.New(fault.Unavailable, "Couldn't change the setting of the file manager.").Because(err)
	}
	return d.association(api.Nothing{})
}

// chooseFolder asks the person for the folder of the tools. Nothing changes when they
// change their mind.
func (d door) chooseFolder(api.ToolboxChooseFolderInput) (tool.Settings, error) {
	folder, err := d.desktop.folder(toolFolder)
	if err != nil {
		return tool.Settings{}, fault.New(fault.Unavailable, "Couldn't open a folder dialog. Enter the path instead.").Because(err)
	}
	b, err := d.program.Backend()
	if err != nil {
		return tool.Settings{}, err
	}
	if folder == "" {
		return b.Toolbox.ToolSettings(context.Background())
	}
	return b.Toolbox.ChooseFolder(context.Background(), folder)
}

// choose asks the person for the file or folder to import. The page never learns or says
// a path; an empty id means that they changed their mind.
func (d door) choose(in api.MovingChooseInput) (transfer.Upload, error) {
	ask, title := d.desktop.file, importedFile
	if in.What == "folder" {
		ask, title = d.desktop.folder, importedFolder
	}
	path, err := ask(title)
	if err != nil {
		return transfer.Upload{}, fault.New(fault.Unavailable,
			"Couldn't open a file dialog. Run terzetto serve and upload the file in a browser.").Because(err)
	}
	if path == "" {
		return transfer.Upload{}, nil
	}
	b, err := d.program.Backend()
	if err != nil {
		return transfer.Upload{}, err
	}
	return b.Transfer.Choose(path)
}
