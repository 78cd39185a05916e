import { endDispute as end } from "~/platform/provider/disputes";
import type { PlatformParts } from "~/platform/scope";
import { openDisputes } from "~/platform/store/disputes";
import type { OperatorArguments } from "./read-arguments";
import { theOne } from "./the-one";
import { dateTime, safe, short } from "./words";

export async function disputes({ db }: PlatformParts): Promise<void> {
  const open = await openDisputes(db);
  if (open.length === 0) console.log("Nessuna contestazione è aperta.");
  for (const { id, country, identifier, email, message, sentAt } of open) {
    console.log(`${short(id)}  ${country} ${identifier}, ricevuta il ${dateTime(sentAt)}`);
    console.log(`          da ${safe(email)} (indirizzo non verificato)`);
    for (const line of message.split("\n")) console.log(`          ${safe(line)}`);
  }
}

export async function endDispute(parts: PlatformParts, [typed]: OperatorArguments["named"]): Promise<void> {
  const { id } = theOne(await openDisputes(parts.db), typed, "le contestazioni aperte");
  await end(parts, id);
  console.log(`La contestazione ${short(id)} è chiusa.`);
}
