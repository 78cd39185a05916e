import type { WireNotice } from "~/api/contract/provider-service";
import { dateWords, romeDay } from "~/domain/calendar-date";
import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "provide" }, async ({ viewer }) => {
  const { present, past } = await ifOffered(viewer.call("provider.notices", {}));
  const today = romeDay(new Date());
  return {
    present: present && { ...noticeWords(present), isInForce: present.from <= new Date().toISOString() },
    past: past.map(noticeWords),
    today: dateWords(today),
  };
});

/** The last day of a notice is the one before the instant at which it is over. */
const noticeWords = ({ id, kind, title, text, from, until, endedAt }: WireNotice) => ({
  ...{ id, title, text },
  kind: t(`provider:notice_kind.${kind}`),
  period: t("provider:notices.period", { from: formatDate(from), until: formatDate(dayBefore(until)) }),
  ended: endedAt === null ? null : t("provider:notices.ended", { date: formatDate(endedAt) }),
});

const dayBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

export type NoticeWords = ReturnType<typeof noticeWords>;
