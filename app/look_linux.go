//go:build linux && production

package app

/*
#cgo pkg-config: gtk+-3.0
#include <stdlib.h>
#include <gtk/gtk.h>

typedef struct {
	char *css;
	int dark; // -1: as the system says
} Look;

static gboolean wear(gpointer data) {
	static GtkCssProvider *provider;
	Look *look = data;
	GdkScreen *screen = gdk_screen_get_default();
	if (screen != NULL) {
		if (provider == NULL) {
			provider = gtk_css_provider_new();
			gtk_style_context_add_provider_for_screen(screen, GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
		}
		GtkSettings *settings = gtk_settings_get_for_screen(screen);
		if (look->dark < 0)
			gtk_settings_reset_property(settings, "gtk-application-prefer-dark-theme");
		else
			g_object_set(settings, "gtk-application-prefer-dark-theme", look->dark, NULL);
		gtk_css_provider_load_from_data(provider, look->css, -1, NULL);
	}
	free(look->css);
	free(look);
	return G_SOURCE_REMOVE;
}

// The window's thread owns GTK, and takes what waits when it is idle.
static void wear_later(char *css, int dark) {
	Look *look = malloc(sizeof *look);
	look->css = css;
	look->dark = dark;
	g_idle_add(wear, look);
}

// A caret that blinks draws the window twice a second. Where the system asks for none that does, the web view draws
// sixty times a second instead, so this one blinks once in six days.
static gboolean hold_caret(gpointer data) {
	GtkSettings *settings = gtk_settings_get_default();
	if (settings != NULL)
		g_object_set(settings, "gtk-cursor-blink", TRUE, "gtk-cursor-blink-time", 1 << 29, NULL);
	return G_SOURCE_REMOVE;
}

static void hold_caret_later(void) {
	g_idle_add(hold_caret, NULL);
}

static void name_item(GtkWidget *item, gpointer data) {
	char ***next = data;
	if (!GTK_IS_MENU_ITEM(item) || GTK_IS_SEPARATOR_MENU_ITEM(item) || **next == NULL)
		return;
	gtk_menu_item_set_label(GTK_MENU_ITEM(item), *(*next)++);
	GtkWidget *menu = gtk_menu_item_get_submenu(GTK_MENU_ITEM(item));
	if (menu != NULL)
		gtk_container_foreach(GTK_CONTAINER(menu), name_item, data);
}

static void find_bar(GtkWidget *widget, gpointer data) {
	if (GTK_IS_MENU_BAR(widget))
		gtk_container_foreach(GTK_CONTAINER(widget), name_item, data);
	else if (GTK_IS_CONTAINER(widget))
		gtk_container_foreach(GTK_CONTAINER(widget), find_bar, data);
}

static gboolean name_menus(gpointer lines) {
	char **labels = g_strsplit(lines, "\n", -1), **next = labels;
	GList *windows = gtk_window_list_toplevels();
	for (GList *w = windows; w != NULL; w = w->next)
		find_bar(w->data, &next);
	g_list_free(windows);
	g_strfreev(labels);
	free(lines);
	return G_SOURCE_REMOVE;
}

static void name_menus_later(char *lines) {
	g_idle_add(name_menus, lines);
}
*/
import "C"

import (
	"context"
	"strings"
)

// sheet colours the menu bar, the menus, and the lists that fields of the page open. Dialogs
// follow the scheme alone.
const sheet = `
menubar { background: @ground@; color: @text@; box-shadow: none; border: none; padding: 0 4px; }
menubar > menuitem { color: @text@; padding: 5px 9px; border-radius: 6px; box-shadow: none; }
menubar > menuitem:hover { background: @hover@; color: @text@; box-shadow: none; }
menu, .menu, .context-menu { background: @raised@; color: @text@; border: 1px solid @line@; padding: 4px 0; }
menu menuitem { color: @text@; padding: 5px 10px; }
menu menuitem:hover { background: @hover@; color: @text@; }
menu menuitem accelerator { color: @muted@; }
menu separator { background: @line@; margin: 4px 0; }
window:not(.dialog) treeview.view { background: @raised@; color: @text@; }
window:not(.dialog) treeview.view:selected, window:not(.dialog) treeview.view:hover { background: @hover@; color: @text@; }
`

// applyLook gives GTK the look. Where the person follows the system, GTK does too: the page reads the
// system's scheme from GTK, so a scheme that was set here would come back as the system's.
func applyLook(_ context.Context, l look) {
	css := strings.NewReplacer(
		"@ground@", string(l.Ground), "@raised@", string(l.Raised), "@text@", string(l.Text),
		"@muted@", string(l.Muted), "@hover@", string(l.Hover), "@line@", string(l.Line),
	).Replace(sheet)
	dark := map[string]C.int{"dark": 1, "light": 0}
	scheme, ok := dark[l.Scheme]
	if !ok {
		scheme = -1
	}
	C.wear_later(C.CString(css), scheme) // which frees the text
}

// holdCaret keeps the caret of text fields from blinking: nothing moves while a person reads, and a
// window at rest takes no time.
func holdCaret() { C.hold_caret_later() }

// relabel names the items of the menu bar where they are: Wails puts a new bar into no window here.
func (*bridge) relabel(_ context.Context, words labels) {
	var lines []string
	for _, s := range menus() {
		lines = append(lines, words.of(s.id, s.label))
		for _, e := range s.entries {
			if e.id != "" {
				lines = append(lines, words.of(e.id, e.label))
			}
		}
	}
	C.name_menus_later(C.CString(strings.Join(lines, "\n"))) // which frees the text
}
