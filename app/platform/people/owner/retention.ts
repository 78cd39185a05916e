import { DAY_MS } from "~/domain/durations";
import { after } from "../../identity/tokens";
import { hourly } from "../../jobs/hourly";
import type { PlatformParts, Trx } from "../../scope";
import { deleteOldJottings } from "../../store/jottings";
import { fillSearchKeys } from "../../store/accounts/search-keys";
import {
  deleteFarewells,
  deleteInvitations,
  deleteLinks,
  deleteMails,
  deleteQuestionLinks,
  deleteShares,
} from "../../store/owner/retention";
import { inSlices } from "../../store/slices";

/** Days that the row of a mail is kept: for the person who asks where it is, and for their own data. */
const MAIL_DAYS = 90;

/** The same of the mail that tells a person that their account has gone: as long as it may be tried. */
const FAREWELL_DAYS = 2;

/** Days that an expired invitation can be sent again. */
const EXPIRED_INVITATION_DAYS = 90;

/** Days that a link which is over says why. */
const DEAD_LINK_DAYS = 90;

/** Days that an ended link to a question is kept, for the company that asks what it sent. */
const ENDED_QUESTION_LINK_DAYS = 90;

/** The same of a link to a card, with its recipient and when it was opened. */
const ENDED_SHARE_DAYS = 90;

/** Days that a jotting waits for its person, and that a discarded one can be brought back. */
const JOTTING_DAYS = 90;
const DISCARDED_JOTTING_DAYS = 1;

/** Deletes what names persons and is of no use any more, a little at a time; gives accounts their search keys. */
export async function keepNothingTooLong(
  { db, now }: Pick<PlatformParts, "db" | "now">,
  ending?: AbortSignal,
): Promise<void> {
  const before = (days: number) => after(now(), -days * DAY_MS);
  const works: ((trx: Trx) => Promise<number>)[] = [
    fillSearchKeys,
    (trx) => deleteMails(trx, before(MAIL_DAYS)),
    (trx) => deleteFarewells(trx, before(FAREWELL_DAYS)),
    (trx) => deleteInvitations(trx, before(EXPIRED_INVITATION_DAYS)),
    (trx) => deleteQuestionLinks(trx, before(ENDED_QUESTION_LINK_DAYS)),
    (trx) => deleteShares(trx, before(ENDED_SHARE_DAYS)),
    (trx) => deleteLinks(trx, before(DEAD_LINK_DAYS)),
    (trx) =>
      deleteOldJottings(trx, { kept: before(JOTTING_DAYS), discarded: before(DISCARDED_JOTTING_DAYS) }),
  ];
  for (const work of works) {
    await inSlices(
      db,
      async (trx, hasTime) => {
        while ((await work(trx)) > 0) if (!hasTime()) return { isMore: true };
        return { isMore: false };
      },
      ending,
    );
  }
}

/** At once and every hour. */
export const startRetention = (parts: PlatformParts) =>
  hourly((ending) => keepNothingTooLong(parts, ending), "What is kept too long was not deleted");
