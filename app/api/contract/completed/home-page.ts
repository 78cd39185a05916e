import type { z } from "zod";
import { refusalOfStatus } from "~/domain/card/issuing";
import { apiVersionOf } from "~/domain/periods";
import type { homePage } from "../scoring";
import type { Asked } from "../../row";
import { yearOfAnswer } from "./year";

type WireHome = z.output<typeof homePage>;
type WireDraft = WireHome["survey"]["draft"];

interface Progress {
  /** Whole percent. */
  completed: number;
  done: number;
  total: number;
}

export type HomePage = Omit<WireHome, "survey"> &
  Required<Pick<WireHome, "year" | "company" | "card">> & {
    survey: {
      draft: Omit<WireDraft, "progress"> &
        Required<Pick<WireDraft, "started" | "refusals">> & { progress: Progress };
      versioned: WireHome["survey"]["versioned"];
    };
    /** The server told nothing of a card, or of how many questions there are: other calls tell more. */
    lacks?: { card: boolean; questions: boolean };
    /** The map of completion is empty: the year was not counted yet. */
    isUncounted?: true;
  };

const NO_CARD: HomePage["card"] = {
  id: null,
  status: "draft",
  issuedAt: null,
  expiresAt: null,
  certification: null,
};

function refusalsOf(status: number, isEnabled: boolean): string[] {
  const refusal = refusalOfStatus(status);
  return [...(isEnabled ? ["enabled_company"] : []), ...(refusal === null ? [] : [refusal])];
}

/** The percent of each theme, or that of all. */
const sharesOf = (completed: WireDraft["progress"]["completed"]): number[] =>
  typeof completed === "number" ? [completed] : Object.values(completed);

/** The home page of a server that has only the specification's blocks: what the user, and the scores, say of the rest. */
export function completeHome(answer: WireHome, asked: Asked): HomePage {
  const { user } = asked;
  const { draft, versioned } = answer.survey;
  const { done, total } = draft.progress;
  const shares = sharesOf(draft.progress.completed);
  const completed = Math.floor(shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length));
  const year = yearOfAnswer(answer.year, asked);
  const isUncounted = shares.length === 0 && apiVersionOf(year) === "v1";
  const lacksCard = answer.card === undefined;
  const lacksQuestions = !isUncounted && (done === undefined || total === undefined);
  return {
    ...answer,
    year,
    company: answer.company ?? {
      name: user?.companyName ?? "",
      sector: versioned.referenceSector,
      size: versioned.companySize ?? user?.companySize ?? null,
    },
    card: answer.card ?? NO_CARD,
    survey: {
      draft: {
        ...draft,
        started: draft.started ?? (completed > 0 || draft.updatedAt !== null),
        refusals: draft.refusals ?? refusalsOf(draft.status, user?.isValidated === true),
        progress: { completed, done: done ?? 0, total: total ?? 0 },
      },
      versioned,
    },
    ...(isUncounted && { isUncounted }),
    ...((lacksCard || lacksQuestions) && { lacks: { card: lacksCard, questions: lacksQuestions } }),
  };
}
