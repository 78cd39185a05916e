import { historyUrls } from "~/web/urls";

/** Asks before the newest card of Abilitata Servizi is copied, which lets Azienda Abilitata do so. */
export const GROUP_CARD = historyUrls.restore("public", "00000000-0000-4000-8000-000000000005");
