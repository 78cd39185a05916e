import type { CallOutput } from "~/api/contract";
import type { SignedInScope } from "../scope";
import { acceptNotice, hasAccepted, takeBackNotice } from "../store/accounts/accounts";
import { write } from "../store/write";
import type { UseCase } from "../use-case";

/** The installation's notice, until this person has accepted it. */
export const popup: UseCase<"user.popup"> = (_input, scope) => popupFor(scope);

/** An accepted notice does not come back; a notice of another type is a new one. */
export const acceptPopup: UseCase<"user.acceptPopup"> = async ({ body }, scope) => {
  const { db, session, settings, now } = scope;
  const type = settings.popup?.type;
  const isMeant = body.type === undefined || body.type === type;
  if (type !== undefined && isMeant) {
    await write(db, null, (trx) =>
      body.accepted
        ? acceptNotice(trx, session.accountId, type, now().toISOString())
        : takeBackNotice(trx, session.accountId, type),
    );
  }
  return popupFor(scope);
};

async function popupFor({ db, session, settings }: SignedInScope): Promise<CallOutput<"user.popup">> {
  const { popup: notice } = settings;
  const isOver = notice === null || (await hasAccepted(db, session.accountId, notice.type));
  return isOver ? { type: "none" } : notice;
}
