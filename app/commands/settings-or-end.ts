import { readSettings, type Settings } from "~/settings.server";

/** The settings of a command; where one is wrong, it ends with the sentence that names it, and without a stack. */
export function settingsOrEnd(environment: Record<string, string | undefined>): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
