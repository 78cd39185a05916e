import { createDemoStore, hasDatabase } from "~/demo/demo-store";
import { DEMO_EMAILS, DEMO_NOTES, DEMO_PASSWORD } from "~/demo/load-demo";
import { buildIfNeeded } from "./build";
import { checkNode } from "./check-node";
import { openedOrEnd } from "./opened-or-end";
import { serveBuild } from "./serve-build";
import { settingsOrEnd } from "./settings-or-end";

/** `npm run demo`: builds if needed, makes the demo data if there are none, serves, and prints how to sign in. */
checkNode();
const settings = settingsOrEnd({ ...process.env, DATA_DIR: process.env.DATA_DIR || "./data/demo" });
if (!buildIfNeeded()) process.exit(1);
if (!hasDatabase(settings.dataDir))
  await openedOrEnd(settings.dataDir, createDemoStore(settings, { population: 400, waiting: true }));
console.log(`
Carta ESG con i dati dimostrativi: ${settings.publicUrl}
Utenti, tutti con password ${DEMO_PASSWORD}:
${DEMO_EMAILS.map((email) => (DEMO_NOTES[email] ? `  ${email}  (${DEMO_NOTES[email]})` : `  ${email}`)).join("\n")}
Dati in ${settings.dataDir}. Ctrl+C per fermare.
`);
const notice = {
  POPUP_TYPE: "demo",
  POPUP_TITLE: "Questa è una dimostrazione",
  POPUP_TEXT: "Aziende, persone e dati sono inventati.",
};
serveBuild(settings, { ALLOW_DEMO_DATA: "true", ...(settings.popup ? {} : notice) });
