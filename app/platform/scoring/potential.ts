import type { CallOutput } from "~/api/contract";
import type { WireCompetitiveness } from "~/api/contract/scoring";
import { competitivenessV3 } from "~/content/v3/competitiveness";
import { competitiveness, type SectionId } from "~/domain/scoring/competitiveness";
import type { SurveyScore } from "~/domain/scoring/score";
import type { Questionnaire } from "~/domain/question/question";

type VersionScoring = CallOutput<"scoring.homePage">["survey"]["versioned"]["scoring"];
type WireSection = WireCompetitiveness["sections"]["costs"];

/** The competitiveness potential with its words; nothing for years before v3, which have none. */
export function potentialOf(
  { apiVersion, milestones, questions }: Questionnaire,
  { levels }: SurveyScore,
): Pick<VersionScoring, "competitiveness"> {
  if (apiVersion !== "v3") return {};
  const { actual, sections } = competitiveness(competitivenessV3, levels);
  const prompts = new Map(questions.map(({ guid, prompt }) => [guid, prompt]));
  const labels = new Map(milestones.map(({ id, label }) => [id, label]));

  function wireSection(id: SectionId): WireSection {
    const { label, summary, categories } = competitivenessV3[id];
    return {
      label,
      summary,
      actual: sections[id].actual,
      categories: sections[id].categories.map((potential, index) => {
        const content = categories[index];
        const named = (milestone: { id: string; actual: number }) => ({
          ...milestone,
          label: labels.get(milestone.id) ?? milestone.id,
          link: content?.milestones.find((linked) => linked.id === milestone.id)?.link ?? "",
        });
        return {
          id: potential.id,
          label: content?.label ?? potential.id,
          summary: content?.summary ?? "",
          actual: potential.actual,
          top_milestones: potential.top_milestones.map(named),
          bottom_milestones: potential.bottom_milestones.map(named),
          questions: potential.questions.map((question) => ({
            ...question,
            label: prompts.get(question.id) ?? question.id,
            link: content?.questions?.find((linked) => linked.id === question.id)?.link ?? "",
          })),
        };
      }),
    };
  }

  return {
    competitiveness: {
      actual,
      sections: {
        costs: wireSection("costs"),
        revenues: wireSection("revenues"),
        resources: wireSection("resources"),
      },
    },
  };
}
