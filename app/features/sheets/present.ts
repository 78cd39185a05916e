import type { Sheet, SheetItem } from "~/api/contract/sheets";
import { dateWords } from "~/domain/calendar-date";
import { lineWords } from "~/domain/answers/answer-lines";
import { figureWords } from "~/domain/sheets/figure-words";
import { inGroups } from "~/domain/sheets/groups";
import { readyOf } from "~/domain/sheets/readiness";
import type { T } from "~/texts/resources";
import { datumNotes, readingWords } from "~/ui/sheets/datum-words";
import { letterWords } from "~/ui/sheets/letter-words";
import { sourcesUrls } from "~/web/sources-urls";
import { surveyUrls, type SurveyUrls } from "~/web/urls";

interface Reading {
  addresses: SurveyUrls;
  /** The day in Italy. */
  today: string;
  /** Who may only read is asked for no work. */
  canWrite: boolean;
}

/** Exactly what the page shows. */
export function presentSheet(t: T, sheet: Sheet, { addresses, today, canWrite }: Reading) {
  const { kind, year, ready, total, cap, isCapKnown, version, editions } = sheet;
  return {
    kind,
    title: t(`sheets:title.${kind}`, { ready, total }),
    lead: `${t("sheets:title.company", { company: sheet.companyName, year })}. ${t(`sheets:lead.${kind}`)}`,
    isDraft: version === null,
    file: addresses.sheetFile(kind),
    pdf: addresses.sheetPdf(kind),
    other: addresses.sheet(kind === "bank" ? "client" : "bank"),
    path: canWrite && version === null && ready < total ? surveyUrls(null, kind).survey() : null,
    cap: cap === null ? [] : [t(`sheets:cap.${cap}`), ...(isCapKnown ? [] : [t("sheets:cap.unknown")])],
    letter:
      cap === null || cap === "none"
        ? null
        : letterWords(t, sheet, { cap, draftDay: dateWords(today), day: dateWords(today) }),
    editions: editions.map(({ id, title, edition, note }) => ({
      words: t("sheets:edition", { title, edition }),
      note,
      href: sourcesUrls.edition(id),
    })),
    groups: inGroups(sheet.items).map(({ group, items }) => ({
      id: group,
      words: t("sheets:group_of", {
        group: t(`sheets:group.${group}`),
        ...readyOf(items.map(({ state }) => state)),
      }),
      rows: items.map((item, index) => ({ key: String(index), ...shown(t, item, addresses) })),
    })),
  };
}

function shown(t: T, item: SheetItem, addresses: SurveyUrls) {
  const { point, name, state, reason, answers, figures } = item;
  return {
    ...{ point, name, state },
    stateWords: t(`sheets:state.${state}`),
    notes: datumNotes(t, item),
    readings: readingWords(t, item),
    figures: figures.map(figureWords),
    reason: figures.length === 0 ? reason : null,
    answers: answers.map(({ id, level, milestone, prompt, lines }) => ({
      prompt,
      href: addresses.question(level, milestone, id),
      lines: lines.map(lineWords),
    })),
  };
}
