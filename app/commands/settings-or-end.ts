import { readSettings, type Settings } from "~/settings.server";

/** The settings of a command; if one is wrong, the command ends with a sentence that names it, and without a stack. */
export function settingsOrEnd(environment: Record<string, string | undefined>): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
