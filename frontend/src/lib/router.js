// Leads from one view to another by name. Views do not import each other: each registers the way in to it, and
// code that goes there names it.

/** @typedef {"first-start" | "voices" | "characters" | "lorebooks" | "macros" | "scripts" | "files" | "tools" | "automation" | "steps" | "team" | "speech" | "moving" | "privacy" | "trouble"} HelpPage */

/** @typedef {"runs" | "automations" | "schedules" | "variables" | "assistants"} AutomationTab */

/**
 * @typedef {object} Routes
 * @property {(section?: "characters" | "worlds" | "personas" | "scripts" | "quickreplies" | "moving", row?: string) => void} library row is opened in the section
 * @property {(section?: "models" | "voices" | "prompts" | "presets" | "toolbox" | "appearance" | "data" | "privacy" | "about", row?: string) => void} settings
 * @property {(tab?: AutomationTab, id?: string) => void} automation where it was left without a tab
 * @property {(page?: HelpPage) => void} help the page that fits what is shown when none is named
 * @property {(messageId: number) => void} passes what each voice did for a reply
 * @property {(request?: string, document?: string) => void} team the request that was shown last when none is named; document is opened beside it
 */

/** @type {Partial<Routes>} */
const routes = {};

/** @template {keyof Routes} Name @param {Name} name @param {Routes[Name]} open */
export function register(name, open) {
  routes[name] = open;
}

/** @template {keyof Routes} Name @param {Name} name @param {Parameters<Routes[Name]>} to */
export function navigate(name, ...to) {
  const open = /** @type {((...to: Parameters<Routes[Name]>) => void) | undefined} */ (routes[name]);
  open?.(...to);
}
