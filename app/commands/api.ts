import { serveOrEnd } from "./serve-or-end";
import { settingsOrEnd } from "./settings-or-end";

/** `npm run api`: the API alone, for pages that another process serves with UPSTREAM_URL. */
if (settingsOrEnd(process.env).upstreamUrl !== null) {
  console.error("Con UPSTREAM_URL l'API è quella di un altro server: toglilo, oppure usa npm start.");
  process.exit(1);
}
serveOrEnd("api");
