import { isDemoFolder } from "~/platform/data-folder";
import { misspeltSettings } from "~/settings-misspelt.server";
import { adviceOn } from "./advice";
import { adviceOnNode, checkNode } from "./check-node";
import { type Build, serveBuild } from "./serve-build";
import { settingsOrEnd } from "./settings-or-end";

/** Serves a build over DATA_DIR, but never over invented companies by mistake. */
export function serveOrEnd(build: Build): void {
  checkNode();
  const settings = settingsOrEnd(process.env);
  if (isDemoFolder(settings.dataDir) && !settings.allowDemoData) {
    console.error(
      `In ${settings.dataDir} ci sono i dati dimostrativi, con una password che tutti conoscono.\n` +
        "Indica un'altra cartella con DATA_DIR, oppure imposta ALLOW_DEMO_DATA=true se vuoi davvero usarli.",
    );
    process.exit(1);
  }
  for (const [name, meant] of misspeltSettings(process.env)) {
    console.warn(`Avviso: ${name} non è un'impostazione: forse ${meant}?`);
  }
  for (const advice of [adviceOnNode(), ...adviceOn(settings)])
    if (advice !== null) console.warn(`Avviso: ${advice}`);
  serveBuild(settings, {}, build);
}
