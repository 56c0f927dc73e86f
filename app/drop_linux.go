//go:build linux && production

package app

/*
#cgo pkg-config: gtk+-3.0
#include <stdlib.h>
#include <string.h>
#include <gtk/gtk.h>

// The addresses of what is dragged over the page, and of what was dropped on it. Signals come in the window's thread.
static GMutex guard;
static char *over, *dropped;
static gboolean waits; // it was dropped before its addresses were known

static gboolean on_page(const GValue *of) {
	const char *name = g_type_name(G_OBJECT_TYPE(g_value_get_object(&of[0])));
	// A page may write addresses of files into what is dragged from it, so that is never taken.
	return strncmp(name, "WebKitWebView", 13) == 0 && gtk_drag_get_source_widget(g_value_get_object(&of[1])) == NULL;
}

static gboolean data_came(GSignalInvocationHint *hint, guint n, const GValue *of, gpointer data) {
	GtkSelectionData *got = g_value_get_boxed(&of[4]);
	char *target = gdk_atom_name(gtk_selection_data_get_target(got));
	int length = gtk_selection_data_get_length(got);
	if (on_page(of) && length > 0 && strcmp(target, "text/uri-list") == 0) {
		g_mutex_lock(&guard);
		char **place = waits ? &dropped : &over;
		waits = FALSE;
		free(*place);
		*place = strndup((const char *)gtk_selection_data_get_data(got), length);
		g_mutex_unlock(&guard);
	}
	free(target);
	return TRUE;
}

static gboolean let_go(GSignalInvocationHint *hint, guint n, const GValue *of, gpointer data) {
	if (on_page(of)) {
		g_mutex_lock(&guard);
		free(dropped);
		dropped = over;
		waits = over == NULL;
		over = NULL;
		g_mutex_unlock(&guard);
	}
	return TRUE;
}

// A drag leaves the page also when it is dropped, just before it is.
static gboolean motion(GSignalInvocationHint *hint, guint n, const GValue *of, gpointer data) {
	static GdkDragContext *last; // is only compared
	if (on_page(of) && last != g_value_get_object(&of[1])) {
		last = g_value_get_object(&of[1]);
		g_mutex_lock(&guard);
		free(over);
		over = NULL;
		waits = FALSE;
		g_mutex_unlock(&guard);
	}
	return TRUE;
}

static gboolean watch(gpointer none) {
	GType widget = gtk_widget_get_type();
	g_type_class_ref(widget);
	// Hooks run before the page's own handlers, which claim the drop.
	g_signal_add_emission_hook(g_signal_lookup("drag-motion", widget), 0, motion, NULL, NULL);
	g_signal_add_emission_hook(g_signal_lookup("drag-data-received", widget), 0, data_came, NULL, NULL);
	g_signal_add_emission_hook(g_signal_lookup("drag-drop", widget), 0, let_go, NULL, NULL);
	return G_SOURCE_REMOVE;
}

static void watch_drops_later(void) {
	g_idle_add(watch, NULL);
}

static char *take_dropped(void) {
	g_mutex_lock(&guard);
	char *taken = dropped;
	dropped = NULL;
	g_mutex_unlock(&guard);
	return taken;
}
*/
import "C"

import "unsafe"

// watchDrops keeps what a person drops on the page. WebKitGTK tells no page of it, because a page could name any file in
// a drag of its own.
func watchDrops() { C.watch_drops_later() }

// takeDropped gives, once, the addresses of what was dropped last.
func takeDropped() string {
	list := C.take_dropped()
	defer C.free(unsafe.Pointer(list))
	return C.GoString(list)
}
