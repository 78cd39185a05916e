import type { PlatformParts } from "~/platform/scope";
import { checkTrail, type TrailFault } from "~/platform/store/trail/check-chain";
import { INSTALLATION } from "~/platform/store/trail/seal";
import { FAULT_WORDS, waitingWords } from "./event-words";
import { Refused } from "./refused";

/** Checks every chain of the trail from its checkpoint to its end; refused with the first fault of each. */
export async function verifyEvents({ db, settings }: PlatformParts): Promise<void> {
  const { chains, rows, faults, waiting } = await checkTrail(db, settings.keys.trail);
  if (waiting > 0) console.log(waitingWords(waiting));
  if (faults.length > 0) throw new Refused(faults.map(faultLine).join("\n"));
  console.log(`Il registro è in ordine: ${rows} eventi in ${chains} ${chains === 1 ? "catena" : "catene"}.`);
}

function faultLine({ chain, sequence, kind }: TrailFault): string {
  const place = chain === INSTALLATION ? "Installazione" : `Azienda ${chain}`;
  return `${place}${sequence > 0 ? `, riga ${sequence}` : ""}: ${FAULT_WORDS[kind]}.`;
}
