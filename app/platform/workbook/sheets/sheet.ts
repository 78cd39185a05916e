import type { Sheet, SheetItem } from "~/api/contract/sheets";
import { ApiError } from "~/api/errors";
import { linesOf } from "~/domain/answers/answer-lines";
import { romeDay } from "~/domain/calendar-date";
import { outcomeOfIndicator } from "~/domain/indicators/outcome";
import { sourcesOfSurvey } from "~/domain/indicators/sources-of-survey";
import { editionFacts } from "~/domain/references/edition-facts";
import { capOf } from "~/domain/request-cap";
import { hasSheets, isSheet, type SheetKind } from "~/domain/sheets/kinds";
import { type Readiness, readinessOf, readyOf } from "~/domain/sheets/readiness";
import { isClosed } from "~/domain/survey/closed";
import { essentialsOf } from "../../store/companies";
import type { Survey } from "../../survey/survey";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { sheetName } from "./sheet-name";
import { pointsOf, type SheetPoint } from "../../survey/sheets/points";
import { editionsOfSheet } from "../../survey/sheets/sheet-editions";

/** What a bank or a client asks, answered from the draft, or from a version as it was issued. */
export const sheet: UseCase<"report.sheet"> = async ({ params: { kind }, query }, scope) => {
  if (!isSheet(kind)) throw new ApiError(404, "internal/not_found");
  return sheetOf(kind, await readerOf(scope).requested(query), scope.now());
};

export function sheetOf(kind: SheetKind, survey: Survey, now: Date): Sheet {
  const { year, issued, facts, apiVersion } = survey;
  if (!hasSheets(apiVersion)) throw new ApiError(404, "internal/not_found");
  const { businessName, identifier } = issued?.registry ?? essentialsOf(survey.company);
  const items = itemsOf(kind, survey);
  return {
    ...{ kind, year, companyName: businessName, identifier },
    version: issued?.id ?? null,
    issuedAt: issued?.issuedAt ?? null,
    editions: editionsOf(kind, now),
    cap: kind === "client" ? capOf(facts) : null,
    isCapKnown: facts.workforce !== null,
    filename: sheetName(kind, "xlsx", year, issued?.id),
    pdfName: sheetName(kind, "pdf", year, issued?.id),
    ...readyOf(items.map(({ state }) => state)),
    items,
  };
}

const editionsOf = (kind: SheetKind, now: Date): Sheet["editions"] =>
  editionsOfSheet(kind).map((edition) => {
    const { source, title, note = null } = edition;
    return { ...editionFacts(edition, romeDay(now)), source, title, note };
  });

function itemsOf(kind: SheetKind, survey: Survey): SheetItem[] {
  const { questionnaire, facts } = survey;
  const inSurvey = sourcesOfSurvey(survey);
  // A figure of answers that are not declared would leave the house by another door.
  const isDeclared = (guid: string) => survey.states.get(guid)?.status === "self-declared";
  const sources = {
    ...inSurvey,
    inForce: (guid: string) => (isDeclared(guid) ? inSurvey.inForce(guid) : null),
  };
  return pointsOf(kind, capOf(facts), questionnaire.questions).map((point) => {
    const { questions, indicators, registry, ...shown } = point;
    const named = indicators.map((indicator) => ({
      indicator,
      outcome: outcomeOfIndicator(indicator, sources),
    }));
    const figures = named.flatMap(({ indicator: { name, unit }, outcome }) =>
      outcome.state === "computed" ? [{ name, unit, value: outcome.value }] : [],
    );
    const known = registry ? facts[registry] : null;
    return {
      ...shown,
      state: stateOf(point, survey, {
        hasFigure: figures.length > 0 || known !== null,
        isMissing: registry !== undefined || named.some(({ outcome }) => outcome.state === "missing"),
        isOut: named.some(({ outcome }) => outcome.state === "not_applicable"),
      }),
      answers: answersOf(questions, survey),
      figures: known === null ? figures : [{ name: shown.name, unit: "euro", value: String(known) }],
    };
  });
}

/** A datum that no question asks is ready by its figure, and otherwise missing where a figure could give it. */
function stateOf(
  { questions, reason }: SheetPoint,
  { states }: Survey,
  { hasFigure, isMissing, isOut }: { hasFigure: boolean; isMissing: boolean; isOut: boolean },
): Readiness {
  if (reason === null)
    return readinessOf(
      questions.map(({ guid }) => guid),
      states,
    );
  if (hasFigure) return "ready";
  if (isOut) return "not_applicable";
  return isMissing ? "missing" : "not_asked";
}

/** Only what the company declares leaves the house: blocked, incomplete and contradictory answers have no lines. */
function answersOf(questions: SheetPoint["questions"], { states, answers }: Survey): SheetItem["answers"] {
  return questions.flatMap((question) => {
    const { guid: id, level, milestone, prompt } = question;
    const state = states.get(id);
    if (!state) return [];
    const { status, notApplicable } = state;
    const elements = answers[id]?.elements ?? {};
    const isDeclared = status === "self-declared" && !notApplicable;
    return [
      {
        ...{ id, level, milestone, prompt, status },
        applies: !notApplicable && !isClosed(status),
        lines: isDeclared ? linesOf(question, elements) : [],
      },
    ];
  });
}
