import type { WireCompetitiveness } from "~/api/contract/scoring";
import { type FourBars, fourBars } from "~/charts/four-bars";
import { printed } from "~/charts/shapes";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { competitivenessBandOf } from "~/domain/scoring/competitiveness-bands";
import type { T } from "~/texts/resources";

type Section = WireCompetitiveness["sections"]["costs"];
type Category = Section["categories"][number];
type Milestone = Category["top_milestones"][number];

/** A name with its potential: the bars, the number, and the band's name ("medio basso"). */
interface Valued {
  id: string;
  label: string;
  bars: FourBars;
  value: string;
  band: string;
}

interface Topic {
  id: string;
  label: string;
  href: string;
  /** Empty where the server does not tell it. */
  value: string;
}

export interface PotentialCard extends Valued {
  summary: string;
  categories: (Valued & {
    /** False where the server tells the values of sections alone. */
    isTold: boolean;
    /** Why its topics and questions belong to it. */
    reasons: { id: string; words: string }[];
    best: Topic[];
    worst: Topic[];
  })[];
}

/** A card for costs, revenues and resources each; `hrefOf` leads to a topic of the questionnaire. */
export const potentialCards = (
  t: T,
  { sections }: WireCompetitiveness,
  hrefOf: (milestone: string) => string,
): PotentialCard[] => {
  const isTold = SECTIONS.some((id) => sections[id].categories.some(({ actual }) => actual >= 0));
  return SECTIONS.map((id) => {
    const { label, summary, actual, categories } = sections[id];
    return {
      ...valued(t, { id, label: label || t(`benchmark:section.${id}`), actual }),
      summary,
      categories: categories.map((category) => ({
        ...valued(t, category),
        isTold,
        reasons: reasonsOf(t, category),
        best: category.top_milestones.map((milestone) => topicOf(milestone, hrefOf)),
        worst: category.bottom_milestones.map((milestone) => topicOf(milestone, hrefOf)),
      })),
    };
  });
};

function valued(t: T, { id, label, actual }: { id: string; label: string; actual: number }): Valued {
  const { value, band } = competitivenessBandOf(actual);
  const name = t(`benchmark:potential.band.${band.id}`);
  return { id, label, bars: fourBars(actual), value: printed(value), band: name };
}

const topicOf = ({ id, label, actual }: Milestone, hrefOf: (milestone: string) => string): Topic => ({
  ...{ id, label, href: hrefOf(id) },
  value: actual < 0 ? "" : printed(competitivenessBandOf(actual).value),
});

function reasonsOf(t: T, { summary, top_milestones, bottom_milestones, questions = [] }: Category) {
  const reasons = [...top_milestones, ...bottom_milestones].map(({ id, label, link }) => ({
    id,
    label,
    link,
  }));
  const ofQuestions = questions.map(({ id, label, link, actual }) => ({
    id,
    label: t("benchmark:potential.question", {
      prompt: label,
      value: printed(competitivenessBandOf(actual).value),
    }),
    link,
  }));
  const told = [...reasons, ...ofQuestions].filter(({ link }) => link !== "");
  return [
    ...(summary === "" ? [] : [{ id: "summary", words: summary }]),
    ...told.map(({ id, label, link }) => ({ id, words: `${label}: ${link}` })),
  ];
}
