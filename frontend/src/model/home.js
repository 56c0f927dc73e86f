// Where the project is on the web. Packages take the address from here too.

import { openLink } from "./links.js";

export const home = "https://github.com/terzetto/terzetto";

/** Opens the page of all releases. Terzetto asks it for nothing by itself. */
export const openReleases = () => openLink(`${home}/releases`);

/** Opens the page that describes the project. */
export const openReadme = () => openLink(`${home}#readme`);
