import { listDeskMembers, setDeskMember } from "~/platform/provider/desk-members";
import type { PlatformParts } from "~/platform/scope";
import type { OperatorArguments } from "./read-arguments";
import { safe } from "./words";

type NamedArguments = OperatorArguments["named"];

export async function providers(parts: PlatformParts): Promise<void> {
  const listed = await listDeskMembers(parts);
  if (listed.length === 0) console.log("Nessuna persona lavora alla scrivania del servizio.");
  for (const { email, accessActive } of listed) {
    console.log(`${safe(email)}${accessActive ? "" : " (accesso disattivato)"}`);
  }
}

export async function addProvider(parts: PlatformParts, [typed]: NamedArguments): Promise<void> {
  const { email, hasChanged } = await setDeskMember(parts, typed, true);
  console.log(
    `${safe(email)} ${hasChanged ? "ora lavora" : "lavorava già"} alla scrivania del servizio (/dashboard/provider).`,
  );
}

export async function removeProvider(parts: PlatformParts, [typed]: NamedArguments): Promise<void> {
  const { email, hasChanged } = await setDeskMember(parts, typed, false);
  console.log(
    `${safe(email)} ${hasChanged ? "non lavora più" : "non lavorava"} alla scrivania del servizio.`,
  );
}
