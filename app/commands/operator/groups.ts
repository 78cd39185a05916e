import * as groups from "~/platform/provider/groups";
import type { PlatformParts } from "~/platform/scope";
import { companyNamed } from "./company-named";
import type { OperatorArguments } from "./read-arguments";
import { Refused } from "./refused";

type NamedArguments = OperatorArguments["named"];

/** The printed name of no group. */
const NO_GROUP = "-";

export async function joinGroup(parts: PlatformParts, [ref, typed]: NamedArguments): Promise<void> {
  const { id, name } = await companyNamed(parts, ref);
  if (typed.trim() === "") throw new Refused("Scrivi il nome del gruppo; - per nessun gruppo.");
  const chain = await groups.joinGroup(parts, id, typed.trim() === NO_GROUP ? null : typed);
  console.log(
    chain === null ? `${name} non fa più parte di un gruppo.` : `${name} fa parte del gruppo ${chain}.`,
  );
}

export async function allowCopying(parts: PlatformParts, [ref, other]: NamedArguments): Promise<void> {
  const [owner, grantee] = [await companyNamed(parts, ref), await companyNamed(parts, other)];
  const isNew = await groups.allowCopying(parts, owner.id, grantee.id);
  console.log(`${grantee.name} ${isNew ? "ora può" : "poteva già"} copiare dalle versioni di ${owner.name}.`);
}

export async function forbidCopying(parts: PlatformParts, [ref, other]: NamedArguments): Promise<void> {
  const [owner, grantee] = [await companyNamed(parts, ref), await companyNamed(parts, other)];
  const wasThere = await groups.forbidCopying(parts, owner.id, grantee.id);
  console.log(
    `${grantee.name} ${wasThere ? "non può più" : "non poteva già"} copiare dalle versioni di ${owner.name}.`,
  );
}
