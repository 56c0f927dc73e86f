// Single settings as the palette finds them: by their names, and by other words for them.

import { t } from "../lib/index.js";

/** Each with the section of the settings that has it. @type {() => readonly {label: string, also: string, section: NonNullable<Parameters<typeof import("../settings/index.js").openSettings>[0]>}[]} */
export const settingNames = () => [
  { label: t("Theme"), also: t("dark light night mode colour color black white"), section: "appearance" },
  { label: t("Font"), also: t("font typeface serif family"), section: "appearance" },
  { label: t("Language"), also: t("language locale translation German French Spanish English"), section: "appearance" },
  { label: t("Font size"), also: t("font text size larger smaller"), section: "appearance" },
  { label: t("Zoom"), also: t("zoom scale"), section: "appearance" },
  { label: t("Line length"), also: t("width column"), section: "appearance" },
  { label: t("Reduce motion"), also: t("animation motion reduce"), section: "appearance" },
  { label: t("Custom CSS"), also: t("style stylesheet own look"), section: "appearance" },
  {
    label: t("Speed of the last reply"),
    also: t("tokens per second time to first token tok/s performance"),
    section: "appearance",
  },
  { label: t("Send messages with"), also: t("enter key newline"), section: "appearance" },
  {
    label: t("Model servers"),
    also: t("endpoint API key address URL connect provider Ollama LM Studio llama.cpp KoboldCpp OpenAI"),
    section: "models",
  },
  { label: t("Speech voices"), also: t("speech TTS text to speech read aloud sound audio engine"), section: "voices" },
  { label: t("Saved prompts"), also: t("prompt snippet template quick reply slash"), section: "prompts" },
  { label: t("System prompt"), also: t("instructions prompt rules"), section: "prompts" },
  {
    label: t("Samplers"),
    also: t("temperature top p top k min p penalty longest answer max tokens preset"),
    section: "models",
  },
  { label: t("Backups"), also: t("backup restore database recover"), section: "data" },
  { label: t("Let the model write titles"), also: t("title name automatic rename"), section: "appearance" },
  { label: t("While you're away"), also: t("notifications notify alert close window"), section: "appearance" },
  { label: t("What Terzetto never does"), also: t("network proxy telemetry offline internet"), section: "privacy" },
  { label: t("Tools in conversations"), also: t("function calling limit calls seconds"), section: "toolbox" },
  { label: t("Tool servers (MCP)"), also: t("MCP function calling plug-ins extensions"), section: "toolbox" },
];
