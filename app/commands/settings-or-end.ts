import { readSettings, type Settings } from "~/settings.server";
import { end } from "./end";

/** The settings of a command; if one is wrong, the command ends with a sentence that names it, and without a stack. */
export function settingsOrEnd(environment: Record<string, string | undefined>): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    end(error instanceof Error ? error.message : String(error));
  }
}
