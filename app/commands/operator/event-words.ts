import type { AuditEvent } from "~/platform/store/audit";
import type { TrailFault } from "~/platform/store/trail/check-chain";
import texts from "~/texts/it/events.json";

/** The words of the pages, which the operator reads too. */
const WORDS: Record<`kind.${AuditEvent}`, string> = texts;

/** A row of another version of this product may have a kind that this one does not know. */
export const eventWords = (kind: string): string =>
  Object.hasOwn(WORDS, `kind.${kind}`) ? WORDS[`kind.${kind as AuditEvent}`] : kind;

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
