// What of the frame around the conversation is open: the sidebar, and a page over the conversation.

import { cell } from "./cell.js";

/** Whether there is room for a list or for what is chosen in it, but not for both: larger letters need more. */
export const narrow = () => innerWidth < 56.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether the list of conversations is shown. */
export const sidebarOpen = cell(globalThis.innerWidth >= 900);

/** The id of the page that is open; "" while none is. */
export const openPage = cell("");
