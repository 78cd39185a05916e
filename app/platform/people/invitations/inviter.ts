import { nameInMail } from "~/domain/people/link-like";
import type { Db } from "../../scope";
import { circumstancesOf } from "../../store/accounts/accounts";
import type { Inviter } from "./send-invitation";

/** The administrator of this account, in the words of an invitation. */
export async function inviterOf(db: Db, accountId: string): Promise<Inviter> {
  const { name, surname, businessName } = await circumstancesOf(db, accountId);
  return { name: nameInMail(`${name} ${surname}`), businessName: nameInMail(businessName) };
}
