import { daysBetween } from "~/domain/calendar-date";
import { documentsByLevel } from "~/domain/card/evidence";
import { SCORED_AREAS } from "~/domain/question/question";
import { formatDate, formatEuro, formatWhole } from "~/texts/format";
import type { T } from "~/texts/resources";
import type { CaseFilter } from "~/web/verifier-urls";
import { verifierUrls } from "~/web/verifier-urls";
import { type Candidate, type Entry, itemsOf, nextDue, progressOf, shownBy, STATES } from "../candidate";
import { type ChipItem, chipOf } from "../judgement-chips";

/** Questions on a page. */
const ON_A_PAGE = 25;

export interface FilterLink {
  words: string;
  href: string;
  isChosen: boolean;
}

export interface QuestionRow {
  id: string;
  href: string;
  prompt: string;
  isChanged: boolean;
  /** Of the answer, then of each file with its name. */
  items: { name: string; chip: ChipItem }[];
}

export function presentCase(t: T, candidate: Candidate, filter: CaseFilter, now: Date) {
  const { id, companyName: company, year, level, phase, openedAt, lapsesAt, candidate: entries } = candidate;
  const next = nextDue(entries);
  return {
    ...{ id, company, year, level, phase },
    opened: formatDate(openedAt),
    term: t("verifier:term", { day: formatDate(lapsesAt), count: daysBetween(now, new Date(lapsesAt)) }),
    progress: progressOf(entries),
    next: next && verifierUrls.question(id, next.questionId),
    toReplies: verifierUrls.case(id, { stato: "risposte" }),
    facts: registryFacts(t, candidate),
    documents: documentsByLevel(entries.flatMap(documentOf(id)), level),
    sha256: candidate.sha256,
    ...presentQuestions(t, candidate, filter),
  };
}

/** The document that an answer needs, with the address of its question. */
const documentOf =
  (caseId: string) =>
  ({ questionId: id, definition, documentFrom: from, files }: Entry) =>
    from === null
      ? []
      : [
          {
            ...{ id, from, prompt: definition.prompt, href: verifierUrls.question(caseId, id) },
            document: definition.proof?.document ?? null,
            isThere: files.length > 0,
          },
        ];

function presentQuestions(t: T, { id, candidate: entries }: Candidate, filter: CaseFilter) {
  const shown = shownBy(entries, filter);
  const pages = Math.max(1, Math.ceil(shown.length / ON_A_PAGE));
  const page = Math.min(filter.pagina ?? 1, pages);
  const onPage = shown.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  return {
    areas: areaLinks(t, id, entries, filter),
    states: stateLinks(t, id, entries, filter),
    shown: shown.length,
    total: entries.length,
    page,
    pages,
    filter: { ...filter, pagina: page },
    groups: groupsOf(t, id, onPage, filter),
  };
}

/** The questions by milestone, with a heading each. */
function groupsOf(t: T, id: string, entries: readonly Entry[], filter: CaseFilter) {
  const names = [...new Set(entries.map(groupName(t)))];
  return names.map((name) => ({
    name,
    rows: entries
      .filter((entry) => groupName(t)(entry) === name)
      .map((entry) => questionRow(id, entry, filter)),
  }));
}

const groupName =
  (t: T) =>
  ({ definition, milestoneLabel }: Entry): string =>
    `${t(`labels:area.${definition.area}`)} · ${milestoneLabel}`;

const questionRow = (id: string, entry: Entry, { area, stato }: CaseFilter): QuestionRow => ({
  id: entry.questionId,
  href: verifierUrls.question(id, entry.questionId, { ...(area && { area }), ...(stato && { stato }) }),
  prompt: entry.definition.prompt,
  isChanged: entry.change === "new" || entry.change === "changed",
  items: itemsOf(entry).map((item) => ({ name: item.name, chip: chipOf(item) })),
});

function areaLinks(t: T, id: string, entries: readonly Entry[], { area, stato }: CaseFilter): FilterLink[] {
  const link = (value: string, words: string) => {
    const filter = { ...(value && { area: value }), ...(stato && { stato }) };
    const { done, items } = progressOf(shownBy(entries, value ? { area: value } : {}));
    return {
      words: t("verifier:filter.of_area", { area: words, done, items }),
      href: verifierUrls.case(id, filter),
      isChosen: (area ?? "") === value,
    };
  };
  return [
    link("", t("verifier:filter.all_areas")),
    ...SCORED_AREAS.map((one) => link(one, t(`labels:area.${one}`))),
  ];
}

function stateLinks(t: T, id: string, entries: readonly Entry[], { area, stato }: CaseFilter): FilterLink[] {
  const link = (value: string, words: string) => {
    const filter = { ...(area && { area }), ...(value && { stato: value }) };
    return {
      words: `${words} (${shownBy(entries, filter).length})`,
      href: verifierUrls.case(id, filter),
      isChosen: (stato ?? "") === value,
    };
  };
  return [
    link("", t("verifier:filter.all_states")),
    ...STATES.map((one) => link(one, t(`verifier:filter.${one}`))),
  ];
}

/** What the registry said when the candidate was frozen. */
function registryFacts(t: T, { registry }: Candidate): { label: string; value: string }[] {
  const { identifier, country, annualTurnover, employees, workforce, size, sector } = registry;
  const unknown = t("verifier:fact.unknown");
  return [
    { label: t("verifier:fact.name"), value: registry.businessName },
    { label: t("verifier:fact.identifier"), value: `${identifier ?? unknown} (${country})` },
    { label: t("verifier:fact.sector"), value: sector ?? unknown },
    { label: t("verifier:fact.size"), value: size === null ? unknown : t(`labels:size.${size}`) },
    ...(workforce === undefined
      ? []
      : [
          {
            label: t("verifier:fact.workforce"),
            value: workforce === null ? unknown : formatWhole(workforce),
          },
        ]),
    { label: t("verifier:fact.employees"), value: employees === null ? unknown : formatWhole(employees) },
    {
      label: t("verifier:fact.turnover"),
      value: annualTurnover === null ? unknown : formatEuro(annualTurnover),
    },
  ];
}
