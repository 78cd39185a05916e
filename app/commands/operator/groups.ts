import type { PlatformParts } from "~/platform/scope";
import { recordAudit } from "~/platform/store/audit";
import { grant, revoke, setControlChain } from "~/platform/store/grants";
import { write } from "~/platform/store/write";
import { companyNamed } from "./company-named";
import type { OperatorArguments } from "./read-arguments";
import { Refused } from "./refused";

type NamedArguments = OperatorArguments["named"];

/** The printed name of no group. */
const NO_GROUP = "-";
const LONGEST_NAME = 100;

export async function joinGroup(parts: PlatformParts, [ref, typed]: NamedArguments): Promise<void> {
  const { id, name } = await companyNamed(parts, ref);
  const chain = typed.trim() === NO_GROUP ? null : typed.trim();
  if (chain === "" || (chain?.length ?? 0) > LONGEST_NAME) {
    throw new Refused(`Il nome del gruppo va da 1 a ${LONGEST_NAME} caratteri; - per nessun gruppo.`);
  }
  await write(parts.db, id, async (trx) => {
    await setControlChain(trx, id, chain);
    await recordAudit(trx, parts, "control_chain_changed", { companyId: id });
  });
  console.log(
    chain === null ? `${name} non fa più parte di un gruppo.` : `${name} fa parte del gruppo ${chain}.`,
  );
}

export async function allowCopying(parts: PlatformParts, [ref, other]: NamedArguments): Promise<void> {
  const [owner, grantee] = [await companyNamed(parts, ref), await companyNamed(parts, other)];
  if (owner.id === grantee.id) throw new Refused("Le due aziende devono essere diverse.");
  if (owner.chain === null || owner.chain !== grantee.chain) {
    throw new Refused(
      `${owner.name} e ${grantee.name} non sono dello stesso gruppo: prima scrivilo con il comando chain.`,
    );
  }
  const at = parts.now().toISOString();
  const isNew = await write(parts.db, owner.id, async (trx) => {
    const granted = await grant(trx, owner.id, grantee.id, at);
    if (granted)
      await recordAudit(trx, parts, "copying_allowed", { companyId: owner.id, detail: grantee.id });
    return granted;
  });
  console.log(`${grantee.name} ${isNew ? "ora può" : "poteva già"} copiare dalle versioni di ${owner.name}.`);
}

export async function forbidCopying(parts: PlatformParts, [ref, other]: NamedArguments): Promise<void> {
  const [owner, grantee] = [await companyNamed(parts, ref), await companyNamed(parts, other)];
  const wasThere = await write(parts.db, owner.id, async (trx) => {
    const revoked = await revoke(trx, owner.id, grantee.id);
    if (revoked)
      await recordAudit(trx, parts, "copying_forbidden", { companyId: owner.id, detail: grantee.id });
    return revoked;
  });
  console.log(
    `${grantee.name} ${wasThere ? "non può più" : "non poteva già"} copiare dalle versioni di ${owner.name}.`,
  );
}
