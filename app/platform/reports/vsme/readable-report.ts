import type { VsmeReport } from "~/api/contract/vsme";
import { disclosureTitles } from "~/content/standards/vsme/disclosures";
import { DISCLOSURES, type Fact } from "~/domain/vsme/fact";
import type { ReportLine } from "~/domain/vsme/report";
import type { Survey } from "../../survey/survey";
import { wordsOfMember, wordsOfMembers } from "./fact-words";
import type { SurveyReport } from "./report-of-survey";

type Line = VsmeReport["sections"][number]["lines"][number];
type Value = Line["values"][number];

/** The report in words, datum by datum, as the page and the PDF show it. */
export const readableReport = (survey: Survey, { module, lines, facts, entity }: SurveyReport) => ({
  year: survey.year,
  company: entity.name,
  module,
  sections: DISCLOSURES.map((disclosure) => ({
    disclosure,
    title: disclosureTitles[disclosure],
    lines: lines.filter(({ of }) => of.disclosure === disclosure).map((line) => wireLine(line, survey)),
  })).filter((section) => section.lines.length > 0),
  facts: facts.length,
});

function wireLine({ of, state, reason, gap, facts, question }: ReportLine, { questionnaire }: Survey): Line {
  const asked = questionnaire.questions.find(({ guid }) => guid === question);
  const columns = "columns" in of ? new Map(of.columns.map(({ name, label }) => [name, label])) : null;
  return {
    name: of.name,
    point: of.point,
    label: of.label,
    need: of.need,
    state,
    reason,
    gap: gap ?? null,
    question: asked ? { id: asked.guid, milestone: asked.milestone, level: asked.level } : null,
    values: facts.map((fact) => wireValue(fact, columns?.get(fact.name) ?? null)),
  };
}

function wireValue(fact: Fact, label: string | null): Value {
  const { type, value, row, member } = fact;
  const place = row ? String(row.number) : label !== null && member ? wordsOfMember(member.of) : null;
  const known = { label, row: place, value, unit: null };
  if (type.kind === "number") {
    const isShare = type.unit === "pure" && type.decimals === 4;
    return { ...known, kind: isShare ? "percent" : "number", unit: type.unit };
  }
  if (type.kind === "boolean") return { ...known, kind: "boolean" };
  return { ...known, kind: "text", value: wordsOfMembers(fact) ?? value };
}
