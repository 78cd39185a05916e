import type { PlatformParts } from "~/platform/scope";
import { type ReadEvent, readEvents } from "~/platform/store/trail/read";
import { INSTALLATION } from "~/platform/store/trail/seal";
import { companyNamed } from "./company-named";
import { eventWords, waitingWords } from "./event-words";
import type { OperatorArguments } from "./read-arguments";
import { Refused } from "./refused";
import { dateTime, safe, short } from "./words";

const PER_PAGE = 50;

/** Prints the events of the trail, the newest first. */
export async function events(
  parts: PlatformParts,
  [company]: OperatorArguments["named"],
  { page: typed = "1" }: OperatorArguments["options"],
): Promise<void> {
  const page = Number(typed);
  const companyId = company === "" ? null : (await companyNamed(parts, company)).id;
  const slice = { offset: (page - 1) * PER_PAGE, limit: PER_PAGE };
  const { total, events: listed, waiting } = await readEvents(parts.db, companyId, slice);
  if (waiting > 0) console.log(waitingWords(waiting));
  if (total === 0) return console.log("Non c'è alcun evento.");
  const pages = Math.ceil(total / PER_PAGE);
  if (page > pages) {
    const most = pages === 1 ? "ce n'è una sola" : `le pagine sono ${pages}`;
    throw new Refused(`La pagina ${page} non c'è: ${most}.`);
  }
  for (const event of listed) console.log(lineOf(event));
  const next = page < pages ? ` (--page ${page + 1} per i precedenti)` : "";
  console.log(`Eventi: ${total}${pages > 1 ? `; pagina ${page} di ${pages}${next}` : ""}.`);
}

/** "14/03/26 10:05  accesso  anna@azienda.example  da 192.0.2.1  [azienda 1f2e3d4c, riga 7, richiesta 89ab]". */
function lineOf(event: ReadEvent): string {
  const { at, kind, count, detail, chain, sequence, request_id } = event;
  const what = count > 1 ? `${eventWords(kind)} (${count} volte)` : eventWords(kind);
  const place = [
    chain === INSTALLATION ? INSTALLATION_WORD : `azienda ${short(chain)}`,
    `riga ${sequence}`,
    ...(request_id === null ? [] : [`richiesta ${short(request_id)}`]),
  ];
  return [
    dateTime(at),
    what,
    ...personWords(event),
    ...(detail === null ? [] : [detail]),
    `[${place.join(", ")}]`,
  ]
    .map(safe)
    .join("  ");
}

const INSTALLATION_WORD = "installazione";

/** An account, an address or an operator that was erased stays as "cancellato". */
function personWords({ account_id, email, address, clientAddress, operator, operatorName }: ReadEvent) {
  return [
    ...(account_id === null ? [] : [email ?? `utente eliminato ${short(account_id)}`]),
    ...(address === null ? [] : [`da ${clientAddress ?? "indirizzo cancellato"}`]),
    ...(operator === null ? [] : [`operatore ${operatorName ?? "cancellato"}`]),
  ];
}
