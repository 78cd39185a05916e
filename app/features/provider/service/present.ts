import type { WireService } from "~/api/contract/provider-service";
import { sizeWords } from "~/domain/files/limits";
import { type Concern, concernsOf } from "~/domain/service-health";
import { formatDateTime, formatWhole } from "~/texts/format";
import type { T } from "~/texts/resources";
import { providerUrls } from "~/web/provider-urls";
import { ageWords } from "./age-words";

/** The numbers of the service in words, and what a person has to do about them. */
export function presentService(t: T, service: WireService) {
  const { at, work, reading, space, sizes, process } = service;
  const count = (value: number | null) =>
    value === null
      ? t("provider:service.not_counted")
      : value === 0
        ? t("provider:nothing")
        : formatWhole(value);
  const size = (bytes: number) => (bytes === 0 ? t("provider:service.empty") : sizeWords(bytes));
  const since = (oldestAt: string | null) =>
    oldestAt === null ? t("provider:service.none_waits") : ageWords(t, Date.parse(at) - Date.parse(oldestAt));
  return {
    seenAt: formatDateTime(at),
    concerns: concernsOf(service).map((concern) => concernWords(t, concern, space.free)),
    work: work.map(({ kind, waiting, running, failed, oldestAt }) => ({
      kind,
      name: t(`provider:work.${kind}`),
      numbers: [count(waiting), count(running), count(failed), since(oldestAt)],
    })),
    reading: [
      { label: t("provider:service.reading_waiting"), value: count(reading.waiting) },
      { label: t("provider:service.reading_oldest"), value: since(reading.oldestAt) },
      { label: t("provider:service.reading_now"), value: count(reading.atWork) },
      { label: t("provider:service.reading_refused"), value: count(reading.refused) },
    ],
    space: [
      { label: t("provider:service.free"), value: freeWords(t, space) },
      { label: t("provider:service.database"), value: size(sizes.database) },
      {
        label: t("provider:service.stored"),
        value:
          sizes.storedCount === 0
            ? t("provider:nothing")
            : t("provider:service.stored_files", { count: sizes.storedCount, size: sizeWords(sizes.stored) }),
      },
      { label: t("provider:service.spool"), value: size(sizes.spool) },
    ],
    process: [
      { label: t("provider:service.since"), value: formatDateTime(process.since) },
      { label: t("provider:service.schema"), value: process.schema },
    ],
  };
}

function freeWords(t: T, { free, total }: WireService["space"]): string {
  if (free === null || total === null) return t("provider:service.not_measured");
  return t("provider:service.free_of", { free: sizeWords(free), total: sizeWords(total) });
}

/** One sentence: what is not well and what to do; with the page where it is done, if the desk has one. */
function concernWords(t: T, concern: Concern, free: number | null): { text: string; to: string | null } {
  switch (concern.what) {
    case "late": {
      const params = { work: t(`provider:work.${concern.kind}`), age: ageWords(t, concern.sinceMs) };
      return concern.kind === "mails"
        ? { text: t("provider:concern.late_mails", params), to: providerUrls.mails() }
        : concern.kind === "scans"
          ? { text: t("provider:concern.late_scans", params), to: null }
          : { text: t("provider:concern.late_jobs", params), to: null };
    }
    case "failed":
      return concern.kind === "mails"
        ? { text: t("provider:todo.mails", concern), to: providerUrls.mails({ stato: "failed" }) }
        : {
            text: t("provider:concern.failed_jobs", {
              work: t(`provider:work.${concern.kind}`),
              count: concern.count,
            }),
            to: null,
          };
    default:
      return { text: t(`provider:concern.${concern.what}`, { free: sizeWords(free ?? 0) }), to: null };
  }
}
