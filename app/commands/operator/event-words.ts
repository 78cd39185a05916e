import type { AuditEvent } from "~/platform/store/audit";
import type { TrailFault } from "~/platform/store/trail/check-chain";

export const EVENT_WORDS: Record<AuditEvent, string> = {
  registration_sent: "registrazione chiesta",
  registration_declined: "registrazione disconosciuta",
  email_confirmed: "email confermata",
  sign_in: "accesso",
  sign_in_refused: "accesso rifiutato",
  attempts_refused: "troppi tentativi",
  foreign_origin: "modulo inviato da un altro sito",
  stale_form: "modulo senza il suo segno, o scaduto",
  sign_out: "uscita",
  password_recovery_asked: "nuova password chiesta",
  password_set: "password cambiata",
  permission_denied: "permesso negato",
  company_enabled: "azienda abilitata",
  company_disabled: "abilitazione tolta",
  control_chain_changed: "gruppo cambiato",
  copying_allowed: "copia permessa a un'altra azienda",
  copying_forbidden: "copia non più permessa",
  identity_change_asked: "cambio di identità chiesto",
  identity_change_withdrawn: "cambio di identità ritirato",
  identity_change_accepted: "cambio di identità accettato",
  identity_change_declined: "cambio di identità rifiutato",
  company_disputed: "azienda contestata",
  dispute_closed: "contestazione chiusa",
  verification_opened: "verifica aperta",
  verification_decided: "verifica decisa",
  verification_withdrawn: "verifica ritirata",
  verifier_assigned: "verifica affidata",
  card_issued: "carta emessa",
  restore_started: "ripristino iniziato",
  restore_ended: "ripristino finito",
  import_started: "importazione iniziata",
  import_ended: "importazione finita",
  download_addressed: "indirizzo di un file dato",
  file_fetched: "file scaricato",
  position_removed: "posizione salvata eliminata",
  identity_changed: "identità dell'azienda cambiata",
  year_opened: "anno aperto",
  certificate_added: "certificato aggiunto",
  certificate_removed: "certificato tolto",
  logo_changed: "logo cambiato",
  logo_removed: "logo tolto",
  company_file_added: "documento dell'azienda aggiunto",
  company_file_removed: "documento dell'azienda tolto",
  invitation_sent: "invito spedito",
  invitation_withdrawn: "invito ritirato",
  invitation_accepted: "invito accettato",
  access_switched_on: "accesso attivato",
  access_switched_off: "accesso disattivato",
  roles_changed: "permessi cambiati",
  profile_granted: "profilo dato all'azienda",
  profile_withdrawn: "profilo tolto all'azienda",
  user_deleted: "persona eliminata",
  people_change_started: "modifica di più persone iniziata",
  people_change_ended: "modifica di più persone finita",
  people_exported: "elenco delle persone esportato",
  provider_added: "persona ammessa alla scrivania del fornitore",
  provider_removed: "persona tolta dalla scrivania del fornitore",
  mails_retried: "mail rimesse in partenza",
  notice_published: "avviso a tutti pubblicato",
  notice_ended: "avviso a tutti tolto",
  secret_rotated: "segreto cambiato",
  trail_exported: "registro esportato",
  trail_broken: "la fine del registro non era quella lasciata",
};

/** A row of another version of this product may have a kind that this one does not know. */
export const eventWords = (kind: string): string =>
  Object.hasOwn(EVENT_WORDS, kind) ? EVENT_WORDS[kind as AuditEvent] : kind;

export const FAULT_WORDS: Record<TrailFault["kind"], string> = {
  changed: "la riga è stata cambiata",
  does_not_follow: "la riga non segue quella che ha prima: una delle due è stata cambiata o spostata",
  missing: "la riga manca",
  missing_at_end: "la riga manca, e tutte quelle dopo",
  beyond_end: "la riga è stata aggiunta dopo la fine",
  broken_before:
    "qui la fine del registro non era quella lasciata: righe tolte, o segreto cambiato senza quello di prima",
  end_not_signed: "la fine non porta la firma di questa installazione",
  checkpoint_not_signed: "il punto da cui il registro comincia non porta la firma di questa installazione",
  no_end: "ci sono righe, ma manca la fine firmata",
  chains_lost: "manca tutto il registro di una o più aziende, o ce n'è uno in più",
};

/** Notes of before the trail that the server is still moving into it. */
export const waitingWords = (notes: number): string =>
  `Attenzione: ${notes} ${notes === 1 ? "annotazione" : "annotazioni"} di prima del registro non ` +
  `${notes === 1 ? "è" : "sono"} ancora nelle sue catene e qui non ${notes === 1 ? "compare" : "compaiono"}: ` +
  "il server le sposta un po' alla volta mentre lavora.";
