import { romeDay } from "~/domain/calendar-date";
import { DAY_MS } from "~/domain/durations";
import { newToken } from "~/platform/identity/tokens";
import type { PlatformParts } from "~/platform/scope";
import { sealed } from "~/secrets-sealed.server";
import { addShare, noteOpening } from "~/platform/store/publicity/shares";
import { write } from "~/platform/store/write";
import { SurveyReader } from "~/platform/survey/survey-reader";
import { scopeOf, timeAgo } from "./demo-time";
import type { DemoShare } from "./shares";

/** Adds the links of a company. */
export async function addDemoShares(
  parts: PlatformParts,
  companyId: string,
  shares: readonly DemoShare[],
): Promise<void> {
  const [card] = await new SurveyReader(parts.db, companyId).issued();
  if (!card) throw new Error(`The demo company ${companyId} has no card to share`);
  await write(parts.db, companyId, async (trx) => {
    for (const { email, madeDaysAgo, endsInDays, openedDaysAgo, ...share } of shares) {
      const createdAt = timeAgo(parts, madeDaysAgo, 9, 30);
      const { session } = scopeOf(parts, email, createdAt);
      const { token, hash } = newToken();
      const stored = {
        ...share,
        companyId,
        number: card.id,
        endsOn: romeDay(new Date(parts.now().getTime() + endsInDays * DAY_MS)),
        sealedToken: sealed(token, parts.settings.keys.shares),
        createdBy: session.accountId,
        createdAt,
        withdrawnAt: null,
      };
      await addShare(trx, stored, hash);
      for (const days of openedDaysAgo)
        await noteOpening(trx, share.id, "page", timeAgo(parts, days, 10, 12));
    }
  });
}
