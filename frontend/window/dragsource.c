// A small window that holds a file for a test to drag away: dragsource FILE X Y

#include <gtk/gtk.h>
#include <stdlib.h>

static void give(GtkWidget *widget, GdkDragContext *context, GtkSelectionData *data, guint info, guint time, gpointer uri) {
	char *all[] = {uri, NULL};
	gtk_selection_data_set_uris(data, all);
}

int main(int argc, char **argv) {
	gtk_init(&argc, &argv);
	GtkWidget *window = gtk_window_new(GTK_WINDOW_POPUP), *held = gtk_event_box_new();
	gtk_window_set_default_size(GTK_WINDOW(window), 60, 60);
	gtk_window_move(GTK_WINDOW(window), atoi(argv[2]), atoi(argv[3]));
	gtk_container_add(GTK_CONTAINER(window), held);
	gtk_drag_source_set(held, GDK_BUTTON1_MASK, NULL, 0, GDK_ACTION_COPY);
	gtk_drag_source_add_uri_targets(held);
	g_signal_connect(held, "drag-data-get", G_CALLBACK(give), g_filename_to_uri(argv[1], NULL, NULL));
	g_signal_connect(held, "drag-end", gtk_main_quit, NULL);
	gtk_widget_show_all(window);
	gtk_main();
	return 0;
}
