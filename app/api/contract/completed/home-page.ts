import type { z } from "zod";
import { refusalOfStatus } from "~/domain/card/issuing";
import type { homePage } from "../scoring";
import type { Asked } from "../../row";
import { yearOfAnswer } from "./year";

type WireHome = z.output<typeof homePage>;
type WireDraft = WireHome["survey"]["draft"];

export type HomePage = Omit<WireHome, "survey"> &
  Required<Pick<WireHome, "year" | "company" | "card">> & {
    survey: {
      draft: Omit<WireDraft, "progress"> &
        Required<Pick<WireDraft, "started" | "refusals">> & { progress: Required<WireDraft["progress"]> };
      versioned: WireHome["survey"]["versioned"];
    };
    /** The server told nothing of a card, or of how many questions there are: other calls tell more. */
    lacks?: { card: boolean; questions: boolean };
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

/** The home page of a server that has only the specification's blocks: what the user, and the scores, say of the rest. */
export function completeHome(answer: WireHome, asked: Asked): HomePage {
  const { user } = asked;
  const { draft, versioned } = answer.survey;
  const { completed, done, total } = draft.progress;
  const lacksCard = answer.card === undefined;
  const lacksQuestions = done === undefined || total === undefined;
  return {
    ...answer,
    year: yearOfAnswer(answer.year, asked),
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
    ...((lacksCard || lacksQuestions) && { lacks: { card: lacksCard, questions: lacksQuestions } }),
  };
}
