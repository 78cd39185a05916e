import type { CallOutput } from "~/api/contract";
import type { SignedInScope } from "../scope";
import { acceptNotice, hasAccepted, takeBackNotice } from "../store/accounts/accounts";
import { noticeFor } from "../store/provider/notices";
import { write } from "../store/write";
import type { UseCase } from "../use-case";

/** The notice in force, until this person has accepted it. */
export const popup: UseCase<"user.popup"> = (_input, scope) => popupFor(scope);

/** An accepted notice does not come back; a notice of another type is a new one. */
export const acceptPopup: UseCase<"user.acceptPopup"> = async ({ body }, scope) => {
  const { db, session, now } = scope;
  const { notice } = await noticeInForce(scope);
  const isMeant = body.type === undefined || body.type === notice?.type;
  if (notice !== null && isMeant) {
    const { type } = notice;
    await write(db, null, (trx) =>
      body.accepted
        ? acceptNotice(trx, session.accountId, type, now().toISOString())
        : takeBackNotice(trx, session.accountId, type),
    );
  }
  return popupFor(scope);
};

async function popupFor(scope: SignedInScope): Promise<CallOutput<"user.popup">> {
  const { notice, isAccepted } = await noticeInForce(scope);
  return notice === null || isAccepted ? { type: "none" } : notice;
}

interface InForce {
  notice: { type: string; title: string; text: string; url: string | null } | null;
  isAccepted: boolean;
}

/** What the provider wrote at the desk; without that, the notice of the settings. */
async function noticeInForce({ db, session, settings, now }: SignedInScope): Promise<InForce> {
  const written = await noticeFor(db, session.accountId, now().toISOString());
  if (written) {
    const { id: type, title, body: text, isAccepted } = written;
    return { notice: { type, title, text, url: null }, isAccepted };
  }
  const { popup: notice } = settings;
  const isAccepted = notice !== null && (await hasAccepted(db, session.accountId, notice.type));
  return { notice, isAccepted };
}
