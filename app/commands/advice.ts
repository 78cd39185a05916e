import type { Settings } from "~/settings.server";

/** What an installation should set before real users come; sentences for the operator. */
export function adviceOn(settings: Settings): string[] {
  const { publicUrl, isPublicUrlGiven, links, smtpUrl, upstreamUrl, allowDemoData, firebase } = settings;
  if (allowDemoData) {
    return [
      "ALLOW_DEMO_DATA è attivo: i dati dimostrativi hanno una password pubblica. Non usarli con persone vere.",
    ];
  }
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(publicUrl);
  const missing = DOCUMENTS.filter(([, link]) => links[link] === null).map(([name]) => name);
  return [
    !isPublicUrlGiven &&
      "PUBLIC_URL non è impostato: le mail portano a un indirizzo che altri non raggiungono.",
    !publicUrl.startsWith("https:") &&
      !isLocal &&
      `PUBLIC_URL (${publicUrl}) non è https: cookie e password viaggiano in chiaro, senza Secure e senza HSTS.`,
    missing.length > 0 &&
      `Mancano i documenti legali (${missing.join(", ")}): i modelli non vengono mostrati e nessuno può registrarsi.`,
    links.cookie === null &&
      "COOKIE_URL non è impostato: il piè di pagina dice che l'informativa sui cookie non è ancora pubblicata.",
    upstreamUrl === null &&
      smtpUrl === null &&
      "SMTP_URL non è impostato: le mail restano nella cartella outbox.",
    upstreamUrl === null &&
      firebase?.credentials === null &&
      firebase.emulator === null &&
      "GOOGLE_APPLICATION_CREDENTIALS non è impostato: gli accessi tolti o cancellati qui restano nel progetto Firebase, " +
        "e il link di una password dimenticata lo manda Firebase.",
  ].filter((advice) => advice !== false);
}

/** Those that a person accepts when registering. */
const DOCUMENTS = [
  ["TERMS_URL", "terms"],
  ["PRIVACY_URL", "privacy"],
  ["CLAUSES_URL", "clauses"],
] as const;
