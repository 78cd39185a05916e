import type { Sheet, SheetItem } from "~/api/contract/sheets";
import { dateWords } from "~/domain/calendar-date";
import { lineWords } from "~/domain/answers/answer-lines";
import { showNumber } from "~/domain/italian-number";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";
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
    other: addresses.sheet(kind === "bank" ? "client" : "bank"),
    path: canWrite && version === null && ready < total ? surveyUrls(null, kind).survey() : null,
    cap: cap === null ? [] : [t(`sheets:cap.${cap}`), ...(isCapKnown ? [] : [t("sheets:cap.unknown")])],
    letter: cap === null || cap === "none" ? null : letterOf(t, sheet, cap, today),
    editions: editions.map(({ id, title, edition, note }) => ({
      words: t("sheets:edition", { title, edition }),
      note,
      href: sourcesUrls.edition(id),
    })),
    rows: sheet.items.map((item, index) => ({ key: String(index), ...shown(t, item, addresses) })),
  };
}

function shown(t: T, item: SheetItem, addresses: SurveyUrls) {
  const { point, name, condition, priority, draft, readings, module, state, reason, answers, figures } = item;
  const notes = [
    module && t(`sheets:module.${module}`),
    condition && t("sheets:condition", { condition }),
    priority === 1 && t("sheets:priority_micro"),
    draft && (draft.length > 0 ? t("sheets:draft", { points: draft.join(", ") }) : t("sheets:draft_new")),
  ].filter((note) => typeof note === "string" && note !== "");
  return {
    ...{ point, name, state },
    stateWords: t(`sheets:state.${state}`),
    notes: notes as string[],
    readings: readings.map((one) =>
      t("sheets:reading", {
        name: one.name,
        priority: one.priority,
        draft: one.draft.join(", ") || t("sheets:reading_new"),
      }),
    ),
    figures: figures.map((figure) =>
      t("sheets:figure", { ...figure, value: showNumber(figure.value) }).trim(),
    ),
    reason: figures.length === 0 ? reason : null,
    answers: answers.map(({ id, level, milestone, prompt, lines }) => ({
      prompt,
      href: addresses.question(level, milestone, id),
      lines: lines.map(lineWords),
    })),
  };
}

/** What goes with the sheet: the cap of the request, and the right to refuse what is beyond it. */
function letterOf(t: T, sheet: Sheet, cap: "lower" | "higher", today: string): { lines: string[] } {
  const { companyName: company, identifier, year, version, issuedAt } = sheet;
  const date = dateWords(today);
  return {
    lines: [
      t("sheets:letter.company", { company, identifier: identifier ?? "" }).replace(" ()", ""),
      t("sheets:letter.to"),
      t("sheets:letter.date", { date }),
      t("sheets:letter.open"),
      `${t("sheets:letter.body", { company, year })} ${
        version && issuedAt
          ? t("sheets:letter.body_version", { version, date: formatDate(issuedAt) })
          : t("sheets:letter.body_draft", { date })
      }`,
      t(`sheets:letter.cap.${cap}`),
      t("sheets:letter.refuse"),
      t("sheets:letter.law"),
      t("sheets:letter.close"),
      t("sheets:letter.sign"),
    ],
  };
}
